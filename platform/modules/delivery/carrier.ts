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
  /** Plain text; blank lines separate its paragraphs. */
  readonly body: string;
  /** UUID, the same at every attempt: a service that supports it delivers once. */
  readonly key: string;
}

/** Thrown when a message was not accepted. Its reason is logged, so it names neither the recipient nor the text. */
export class DeliveryFailure extends Error {
  override readonly name = 'DeliveryFailure';
  /** Whether another attempt would be refused too; then there is none. */
  readonly isFinal: boolean;
  constructor(reason: string, { isFinal = false, cause }: { isFinal?: boolean; cause?: unknown } = {}) {
    super(reason, { cause });
    this.isFinal = isFinal;
  }
}

/** A mail or text message service. */
export interface Carrier {
  /** Name of the service in the log. */
  readonly name: string;
  /**
   * Resolves once the service has accepted the message.
   *
   * @throws DeliveryFailure when it was refused; any other error also leads to another attempt
   */
  carry(message: CarriedMessage): Promise<void>;
  close?(): void;
}

/** Services that deliver messages, by channel; a missing channel has none. */
export type Carriers = Readonly<Partial<Record<Channel, Carrier>>>;
