import { hasZeroBits } from '#shared/domain/transport/captcha-work.ts';

export interface Work {
  readonly salt: string;
  readonly bits: number;
}

/** Hashes that are made at once: enough to keep the device busy, few enough to leave the page alive. */
const BATCH = 256;

/**
 * Looks for the proof of work that stands in for reading a picture: some seconds of one processor.
 *
 * @returns the proof; null when it was given up
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
    // Lets the page draw and hear its buttons.
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  return null;
}
