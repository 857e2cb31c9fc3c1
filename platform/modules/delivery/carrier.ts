import type { Channel } from '#shared/contracts/control.ts';

/** An email or a text message on its way. */
export interface CarriedMessage {
  readonly channel: Channel;
  /** E-mail address in lower case or number with its plus sign. */
  readonly to: string;
  /** Two letters. */
  readonly language: string;
  /** '' for a text message. */
  readonly subject: string;
  /** Plain text; a blank line is between its paragraphs. */
  readonly body: string;
  /** UUID, the same however often it has to be sent: a service that knows it delivers once. */
  readonly key: string;
}

/** Why a message was not taken. The reason is written to the log, so it names neither the reader nor the text. */
export class DeliveryFailure extends Error {
  override readonly name = 'DeliveryFailure';
  /** It would be refused again: it is not tried any more. */
  readonly isFinal: boolean;
  constructor(reason: string, { isFinal = false, cause }: { isFinal?: boolean; cause?: unknown } = {}) {
    super(reason, { cause });
    this.isFinal = isFinal;
  }
}

/** A mail or text message service. */
export interface Carrier {
  /** What it is called in the log. */
  readonly name: string;
  /**
   * Resolves once the service has taken the message.
   *
   * @throws DeliveryFailure when it was not taken; anything else that is thrown is tried again, too
   */
  carry(message: CarriedMessage): Promise<void>;
  close?(): void;
}

/** The services that carry messages on, by channel; a channel that is left out has none. */
export type Carriers = Readonly<Partial<Record<Channel, Carrier>>>;
