import type { RedirectStatus } from '#shared/domain/guards/redirect-answer.ts';

/** A page turned out to be elsewhere while it was made. */
export class RedirectSignal extends Error {
  readonly status: RedirectStatus;
  readonly location: string;
  constructor(status: RedirectStatus, location: string) {
    super(location);
    this.status = status;
    this.location = location;
  }
}
