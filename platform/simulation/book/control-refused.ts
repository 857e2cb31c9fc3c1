/** Refusal of a QA change that cannot be made. */
export class ControlRefused extends Error {
  override readonly name = 'ControlRefused';
  readonly code: 'GAME_UNKNOWN' | 'BAD_REQUEST';

  constructor(code: 'GAME_UNKNOWN' | 'BAD_REQUEST', message: string) {
    super(message);
    this.code = code;
  }
}
