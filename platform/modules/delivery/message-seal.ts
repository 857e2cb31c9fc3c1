import type { KeyRing } from '../../keys/key-ring.ts';

/** What a message says; codes and links are in it. */
export interface MessageContent {
  /** '' for a text message. */
  readonly subject: string;
  readonly body: string;
  /** Path and query; null for none. */
  readonly link: string | null;
}

/** A stored message: sealed, or in clear from an earlier version. */
export interface StoredContent extends MessageContent {
  readonly sealed: string | null;
}

/** Keeps the text of a stored message from readers of the database (decision 041). */
export interface MessageSeal {
  close(content: MessageContent): string;
  /** Returns what a stored message says; null when its key is no longer there. */
  open(stored: StoredContent): MessageContent | null;
}

const PURPOSE = 'message';

/** Creates the seal of messages by the keys of the platform. */
export function createMessageSeal(keys: Pick<KeyRing, 'ids' | 'open' | 'seal' | 'sealedBy'>): MessageSeal {
  return {
    close: ({ subject, body, link }) => keys.seal(PURPOSE, JSON.stringify({ subject, body, link })),
    open({ sealed, subject, body, link }) {
      if (sealed === null) return { subject, body, link };
      if (!keys.ids.includes(keys.sealedBy(sealed))) return null;
      return JSON.parse(Buffer.from(keys.open(PURPOSE, sealed)).toString('utf8')) as MessageContent;
    },
  };
}
