import * as v from 'valibot';
import type { NoticeChoicesAnswer } from '#shared/contracts/notices.ts';
import {
  DEFAULT_NOTICE_CHOICES,
  type NoticeChoices,
  noticeChoicesSchema,
  requiredKinds,
} from '#shared/domain/notices/notice-choices.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { ChoicesRepository } from './choices-repository.ts';

/** Service for the players' choices of system notifications. */
export interface NoticeChoicesService {
  read(userId: number): Promise<NoticeChoicesAnswer>;
  /** @throws ApiError BAD_REQUEST when a kind that this site requires is off */
  save(userId: number, choices: NoticeChoices): Promise<NoticeChoicesAnswer>;
}

interface ChoicesInput {
  readonly repository: ChoicesRepository;
  readonly clock: Pick<ServerClock, 'now'>;
  readonly site: () => { readonly isRealityCheckRequired: boolean };
  /** Called after a player has saved choices. */
  readonly onChange: (userId: number) => void;
}

export function createNoticeChoices({ repository, clock, site, onChange }: ChoicesInput): NoticeChoicesService {
  const required = () => [...requiredKinds(site())];

  return {
    async read(userId) {
      // Choices stored by an older version may lack fields of this one.
      const kept = v.safeParse(noticeChoicesSchema, await repository.read(userId));
      const choices = kept.success ? kept.output : DEFAULT_NOTICE_CHOICES;
      const on = Object.fromEntries(required().map((kind) => [kind, true]));
      return { choices: { ...choices, kinds: { ...choices.kinds, ...on } }, required: required() };
    },
    async save(userId, choices) {
      const off = required().filter((kind) => !choices.kinds[kind]);
      if (off.length > 0) {
        const issues = off.map((kind) => ({
          path: `body.kinds.${kind}`,
          message: 'Must be on: this site requires it',
        }));
        throw new ApiError('BAD_REQUEST', {
          message: 'Notices that this site requires cannot be switched off.',
          issues,
        });
      }
      await repository.save(userId, choices, clock.now());
      onChange(userId);
      return { choices, required: required() };
    },
  };
}
