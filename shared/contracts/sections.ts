import * as v from 'valibot';
import { SECTION_NAME } from '../domain/sections/section-request.ts';
import { defineCall } from './call.ts';

const name = v.pipe(v.string(), v.regex(SECTION_NAME));
const components = v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(20));
/** File of a section; it must come from the site itself, whatever the section server says. */
const fileSchema = v.object({
  url: v.pipe(v.string(), v.regex(/^\/sections-api\/files\/[a-z][a-z0-9-]*\/[A-Za-z0-9_-][A-Za-z0-9._-]*$/)),
  integrity: v.pipe(v.string(), v.regex(/^sha(256|384|512)-[A-Za-z0-9+/]+=*$/)),
});

/** Entry of site config: the sections of the site by their names. */
export const sectionsEntry = {
  sections: v.optional(
    v.record(
      name,
      v.object({
        url: v.pipe(v.string(), v.regex(/^\/sections-api\/[a-z0-9/-]+$/)),
        components: v.optional(components),
        forceSpa: v.optional(v.boolean()),
      }),
    ),
    {},
  ),
};

/** Section for a page: its HTML, the data that it was drawn from, and the built files that make it interactive. */
const sectionContentSchema = v.object({
  name,
  version: v.string(),
  apiVersion: v.literal('v2'),
  /** HTML of the section; '' when only the browser draws it. */
  html: v.string(),
  data: v.record(v.string(), v.unknown()),
  /** Version of the data's form; a module of another version cannot read it. */
  dataVersion: v.number(),
  module: fileSchema,
  styles: v.array(fileSchema),
});

const params = v.object({ section: name, '*': v.string() });

export const sectionCall = defineCall({
  id: 'section',
  method: 'GET',
  path: '/sections-api/:section/*',
  rate: 'read',
  summary: 'A section of the frame for a page (shell §7); the path of the page follows the name',
  params,
  answer: sectionContentSchema,
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
});

export const sectionPiecesCall = defineCall({
  id: 'sectionPieces',
  method: 'POST',
  path: '/sections-api/:section/*',
  rate: 'read',
  summary: 'The named pieces of a section for a page (shell §7)',
  params,
  body: v.object({ components }),
  answer: sectionContentSchema,
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
});

/** Mode in which QA runs the server of a section. */
export const sectionModeSchema = v.object({
  /** `off`: no answer; `slow`: a late answer; `broken`: an answer that cannot be run. */
  mode: v.picklist(['off', 'slow', 'broken']),
  delayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120_000)), 5000),
});

export type SectionContent = v.InferOutput<typeof sectionContentSchema>;

/**
 * Returns an answer as a section (shell §7).
 *
 * @throws v.ValiError when the answer is no section
 */
export function readSectionContent(answer: unknown): SectionContent {
  return v.parse(sectionContentSchema, answer);
}

export type SectionMode = v.InferOutput<typeof sectionModeSchema>;
