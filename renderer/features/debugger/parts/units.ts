const KIB = 1024;
const SECOND = 1000;
const MINUTE = 60_000;

/** Formats a duration: "12 ms", "3.4 s", "2 min 5 s". */
export function duration(ms: number): string {
  const size = Math.abs(ms);
  if (size < SECOND) return `${Math.round(ms)} ms`;
  if (size < MINUTE) return `${(ms / SECOND).toFixed(1)} s`;
  const seconds = Math.round(size / SECOND);
  return `${ms < 0 ? '−' : ''}${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

const two = (value: number) => String(value).padStart(2, '0');

/** Formats the device's time: "09:05:07.042". */
export function clockTime(epochMs: number): string {
  const at = new Date(epochMs);
  const time = [at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':');
  return `${time}.${String(at.getMilliseconds()).padStart(3, '0')}`;
}

/** Formats a size: "512 B", "3.4 KiB", "1.2 MiB". */
export function amountOfBytes(bytes: number): string {
  if (bytes < KIB) return `${Math.round(bytes)} B`;
  if (bytes < KIB * KIB) return `${(bytes / KIB).toFixed(1)} KiB`;
  return `${(bytes / KIB / KIB).toFixed(1)} MiB`;
}
