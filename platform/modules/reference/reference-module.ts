import type { FastifyInstance } from 'fastify';
import {
  countersCall,
  dictionariesCall,
  phoneCountriesCall,
  phoneMasksCall,
  sportsNamesCall,
} from '#shared/contracts/reference.ts';
import { sportMap } from '#shared/domain/sports/sports.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import type { ConfigService } from '../config/config-service.ts';
import { dictionariesOf } from './dictionaries.ts';
import { phoneCountries, phoneMasks } from './phone-countries-service.ts';

interface ReferenceModule {
  readonly register: RegisterCall;
  readonly config: ConfigService;
}

/** Registers calls for data that seldom changes and that many pages read (shell §7): countries, names, counters. */
export function referenceModule(app: FastifyInstance, { register, config }: ReferenceModule): void {
  register(app, phoneCountriesCall, ({ query }) => ({ countries: phoneCountries(query.lng) }));
  register(app, phoneMasksCall, () => ({ masks: phoneMasks() }));
  register(app, sportsNamesCall, ({ query: { nameEng } }) => ({
    sports: sportMap().filter((sport) => nameEng === undefined || [sport.nameEng, sport.slug].includes(nameEng)),
  }));
  register(app, dictionariesCall, ({ query }) => ({
    dictionaries: dictionariesOf(query.id, query.lng, config.config()),
  }));
  register(app, countersCall, ({ query: { domain, projectId } }) => ({
    counters: projectId === String(config.config().group_id) ? [...config.countersOf(domain)] : [],
  }));
}
