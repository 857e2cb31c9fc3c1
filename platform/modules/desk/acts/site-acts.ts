import {
  deskAnalyticsCall,
  deskBlockCall,
  deskConfigCall,
  deskLandingCall,
  deskLandingsCall,
  deskMaintenanceCall,
  deskPatchConfigCall,
  deskPostCall,
  deskRestoreConfigCall,
  deskTermsCall,
} from '#shared/contracts/desk/desk-site.ts';
import { entriesBeyond, type StaffRole } from '#shared/domain/staff/staff-roles.ts';
import type { ServerClock } from '../../../clock/server-clock.ts';
import { ApiError } from '../../../plugins/api-error.ts';
import type { Analytics } from '../../analytics/analytics-service.ts';
import { ConfigRefused, type ConfigService, type JsonObject, withoutSecrets } from '../../config/config-service.ts';
import type { MessageService } from '../../delivery/delivery-service.ts';
import type { Landings } from '../../landings/landings-service.ts';
import type { DeskRegistry } from '../desk-registry.ts';
import type { FactsRepository } from '../facts-repository.ts';

export interface SiteActsInput {
  readonly config: ConfigService;
  readonly landings: Pick<Landings, 'brandIds' | 'put'>;
  readonly analytics: Pick<Analytics, 'last'>;
  readonly messages: Pick<MessageService, 'post'>;
  readonly facts: Pick<FactsRepository, 'failures' | 'landings'>;
  readonly clock: Pick<ServerClock, 'now'>;
}

const SHOWN_FAILURES = 50;

const hidden = (config: JsonObject) => withoutSecrets(config) as Record<string, unknown>;
const picked = (whole: JsonObject, names: readonly string[]) =>
  hidden(Object.fromEntries(names.map((name) => [name, whole[name] ?? null])));

/** Merges a patch; what is wrong with it is told entry by entry. */
async function merge(config: ConfigService, patch: JsonObject): Promise<void> {
  const problems = config.problemsOf(patch);
  if (problems.length > 0) {
    const issues = problems.map(({ path, message }) => ({
      path: ['body.patch', path].filter(Boolean).join('.'),
      message,
    }));
    throw new ApiError('BAD_REQUEST', { message: 'The site config would not be usable with this.', issues });
  }
  await config.merge(patch).catch((error: unknown) => {
    throw error instanceof ConfigRefused
      ? new ApiError('BAD_REQUEST', { message: error.message, cause: error })
      : error;
  });
}

/** Registers what staff read and change of the site config. */
function configActs(desk: DeskRegistry, { config, clock }: SiteActsInput): void {
  desk.read(deskConfigCall, () => {
    const file = config.file();
    return {
      file: file && { ...file, problems: [...file.problems] },
      patch: hidden(config.patch()),
      config: hidden(config.whole()),
    };
  });
  const beyondRoles = (roles: readonly StaffRole[], names: readonly string[]) => {
    const beyond = entriesBeyond(roles, names);
    return beyond.length === 0
      ? null
      : new ApiError('FORBIDDEN', { message: `Your roles do not change ${beyond.join(', ')}.` });
  };
  desk.act(deskRestoreConfigCall, {
    state: ({ names }) => picked(config.whole(), names),
    refusal: ({ names }, { roles }) => beyondRoles(roles, names),
    async apply({ names }) {
      await config.restore(names);
      return { patch: hidden(config.patch()) };
    },
  });
  desk.act(deskPatchConfigCall, {
    state: ({ patch }) => picked(config.whole(), Object.keys(patch)),
    refusal: ({ patch }, { roles }) => beyondRoles(roles, Object.keys(patch)),
    async apply({ patch }) {
      await merge(config, patch);
      return { patch: hidden(config.patch()) };
    },
  });
  desk.act(deskBlockCall, {
    state: () => config.block(),
    async apply({ template }) {
      await merge(config, { block: { displayTypeId: template === null ? 0 : 1, templateTypeId: template } });
      return config.block();
    },
  });
  desk.act(deskMaintenanceCall, {
    state: () => config.maintenance(),
    async apply({ active, startAt, finishAt, notifyStartDate, notifyEndDate }) {
      await merge(config, { maintenance: { isActive: active, startAt, finishAt, notifyStartDate, notifyEndDate } });
      return config.maintenance();
    },
  });
  desk.act(deskTermsCall, {
    state: () => config.terms(),
    async apply({ changed }) {
      await merge(config, { terms: { changed, updatedAt: changed ? clock.now() : null } });
      return config.terms();
    },
  });
}

/** Registers the acts of the site: config, landing pages, analytics and the state of the delivery. */
export function siteActs(desk: DeskRegistry, input: SiteActsInput): void {
  const { landings, analytics, messages, facts } = input;
  configActs(desk, input);
  desk.read(deskLandingsCall, async () => {
    const put = await facts.landings();
    const known = new Set(put.map(({ id }) => id));
    return {
      landings: [
        ...put.map(({ id, record }) => ({
          id,
          origin: record === null ? ('removed' as const) : ('desk' as const),
          landing: record,
        })),
        ...landings
          .brandIds()
          .filter((id) => !known.has(id))
          .map((id) => ({ id, origin: 'brand' as const, landing: null })),
      ],
    };
  });
  desk.act(deskLandingCall, {
    state: async ({ id }) => (await facts.landings()).find((one) => one.id === id) ?? null,
    async apply({ id, landing }) {
      await landings.put(id, landing);
      return { id, isThere: landing !== null };
    },
  });
  desk.read(deskAnalyticsCall, async () => ({ events: await analytics.last(100) }));
  desk.read(deskPostCall, async () => {
    const { undelivered, standing } = await messages.post();
    return { undelivered: [...undelivered], ...standing, failures: await facts.failures(SHOWN_FAILURES) };
  });
}
