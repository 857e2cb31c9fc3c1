import * as v from 'valibot';
import {
  type Block,
  blockSchema,
  type Maintenance,
  maintenanceSchema,
  type Terms,
  termsSchema,
} from '#shared/contracts/control.ts';
import { type SiteConfig, siteConfigSchema } from '#shared/contracts/site-config.ts';
import type { ConfigStore } from './config-store.ts';
import { defaultSiteConfig } from './default-site-config.ts';
import { type JsonObject, mergePatch, patchBetween } from './merge-patch.ts';

/** A patch that would leave a site config that the product cannot read. */
export class ConfigRefused extends Error {
  override readonly name = 'ConfigRefused';
}

/** The site config of this brand, the same in every process. */
export interface ConfigService {
  /** The config as a page of this language reads it; a language that is not offered reads the default one's. */
  config(language?: string): SiteConfig;
  /** shell §3: what the guards look at. */
  maintenance(): Maintenance;
  block(): Block;
  terms(): Terms;
  /** What was merged into the brand's config so far, as one JSON merge patch. */
  patch(): JsonObject;
  /** Merges a JSON merge patch in, for all processes. ConfigRefused when no readable config would be left. */
  merge(patch: JsonObject): Promise<void>;
  /** The brand's own config again. */
  reset(): Promise<void>;
  onChange(listener: () => void): () => void;
  close(): Promise<void>;
}

const stateSchema = v.looseObject({
  ...siteConfigSchema.entries,
  maintenance: maintenanceSchema,
  block: blockSchema,
  terms: termsSchema,
});

type State = v.InferOutput<typeof stateSchema>;

interface ConfigOptions {
  readonly store: ConfigStore;
  readonly production: boolean;
}

function languageOf({ languages, defaultLanguage }: SiteConfig, wanted: string | undefined): string {
  return wanted !== undefined && languages.includes(wanted) ? wanted : defaultLanguage;
}

/** Opens the site config: the brand's own with the stored patch in it, and follows the store. */
export async function openConfigService({ store, production }: ConfigOptions): Promise<ConfigService> {
  const brand = defaultSiteConfig(production);
  const listeners = new Set<() => void>();
  let patch: JsonObject = {};
  let state = stateWith(patch);

  function stateWith(next: JsonObject): State {
    const parsed = v.safeParse(stateSchema, mergePatch(brand, next));
    if (parsed.success) return parsed.output;
    const [issue] = parsed.issues;
    throw new ConfigRefused(`${v.getDotPath(issue) ?? 'config'}: ${issue.message}`);
  }

  function take(next: JsonObject | null): void {
    patch = next ?? {};
    state = stateWith(patch);
    for (const listener of [...listeners]) listener();
  }

  let followed = false;
  const unfollow = await store.onChange((next) => {
    followed = true;
    take(next);
  });
  const stored = await store.load();
  if (!followed) take(stored);

  return {
    config: (language) => ({ ...state, language: languageOf(state, language) }),
    maintenance: () => state.maintenance,
    block: () => state.block,
    terms: () => state.terms,
    patch: () => patch,
    async merge(added) {
      const next = patchBetween(brand, mergePatch(mergePatch(brand, patch), added) as JsonObject);
      stateWith(next);
      await store.save(next);
      take(next);
    },
    async reset() {
      await store.save({});
      take({});
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      listeners.clear();
      await unfollow();
    },
  };
}
