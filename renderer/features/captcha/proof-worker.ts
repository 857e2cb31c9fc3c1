import { findProof, type Work } from './find-proof.ts';

/** Numbers that are tried before the worker looks again; a worker that is ended stops at once. */
const BATCH = 1 << 16;

addEventListener('message', ({ data }: MessageEvent<Work>) => {
  let proof: string | null = null;
  for (let first = 0; proof === null; first += BATCH) proof = findProof(data, first, BATCH);
  postMessage(proof);
});
