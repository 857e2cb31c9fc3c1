import { hasZeroBits } from '#shared/domain/transport/captcha-work.ts';

export interface Work {
  readonly salt: string;
  readonly bits: number;
}

/** Hashes of one batch: enough to keep the device busy, few enough to keep the page responsive. */
const BATCH = 256;

/**
 * Searches for the proof of work that replaces reading a picture: some seconds of one processor.
 * @returns the proof; null when it was cancelled
 */
export async function doWork({ salt, bits }: Work, signal: AbortSignal): Promise<string | null> {
  const text = new TextEncoder();
  for (let first = 0; !signal.aborted; first += BATCH) {
    const proofs = Array.from({ length: BATCH }, (_, index) => String(first + index));
    const digests = await Promise.all(
      proofs.map((proof) => crypto.subtle.digest('SHA-256', text.encode(salt + proof))),
    );
    const found = digests.findIndex((digest) => hasZeroBits(new Uint8Array(digest), bits));
    if (found >= 0) return proofs[found] ?? null;
    // Lets the page draw and handle input.
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  return null;
}
