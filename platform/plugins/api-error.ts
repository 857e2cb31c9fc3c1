import type { AdmissionHelp } from '#shared/domain/admission/admission-state.ts';
import { type ErrorBody, type ErrorCode, errorCatalogue, type RefusingLimit } from '#shared/errors/catalogue.ts';

export interface ApiErrorDetails {
  /** For the log and for support, in English. */
  readonly message?: string;
  readonly issues?: ErrorBody['issues'];
  /** Seconds until another attempt makes sense. */
  readonly retryAfter?: number;
  /** When the gate opens automatically, server clock, epoch ms; null when it does not. */
  readonly until?: number | null;
  /** What the player can do about a refusal by the gate. */
  readonly helps?: AdmissionHelp;
  /** The player's limit that refused. */
  readonly limit?: RefusingLimit;
  readonly cause?: unknown;
}

/**
 * A failure with a catalogue code that the caller is told. Services throw it; the error handler turns it into the
 * answer.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly issues: ErrorBody['issues'];
  readonly retryAfter: number | undefined;
  readonly until: number | null;
  readonly helps: AdmissionHelp | undefined;
  readonly limit: RefusingLimit | undefined;
  constructor(code: ErrorCode, details: ApiErrorDetails = {}) {
    super(details.message ?? code, details.cause === undefined ? undefined : { cause: details.cause });
    this.code = code;
    this.issues = details.issues;
    this.retryAfter = details.retryAfter;
    this.until = details.until ?? null;
    this.helps = details.helps;
    this.limit = details.limit;
  }

  get statusCode(): number {
    return errorCatalogue[this.code].status;
  }
}
