import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { Call } from '#shared/contracts/call.ts';
import { SESSION_COOKIES } from '#shared/domain/session-cookies.ts';
import { type ErrorCode, errorCatalogue } from '#shared/errors/catalogue.ts';
import { namePlan } from '../../plugins/name-plan.ts';

type JsonObject = { [key: string]: unknown };
type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data';

function schemaOf(schema: Schema, typeMode: 'input' | 'output'): JsonObject {
  // The description omits what only code can check (transformations, custom checks).
  const { $schema: _, ...described } = toJsonSchema(schema, { target: 'draft-2020-12', typeMode, errorMode: 'ignore' });
  return described as JsonObject;
}

/** Name of the parameter for the rest of a path. */
const REST = 'path';

function parametersIn(place: 'path' | 'query', schema: Schema | undefined): JsonObject[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, JsonObject>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name: name === '*' ? REST : name,
    ...(name === '*' ? { description: 'The rest of the path; it may have several segments' } : {}),
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const keyParameter: JsonObject = {
  name: 'idempotency-key',
  in: 'header',
  required: true,
  description: 'A UUID made once for each intent of the player; repeats with the same key do nothing more',
  schema: { type: 'string', format: 'uuid' },
};

const languageParameter: JsonObject = {
  name: 'x-language',
  in: 'header',
  required: false,
  description: 'Language of the page; the answer has words for the player in it',
  schema: { type: 'string' },
};

const acceptLanguageParameter: JsonObject = {
  name: 'accept-language',
  in: 'header',
  required: false,
  description: 'Languages of the reader, the most wanted first; names of teams and competitions are in it',
  schema: { type: 'string' },
};

function codesOf(call: Call): ErrorCode[] {
  const takesInput = call.params || call.query || call.body || call.idempotent;
  const own = call.errors.filter((code): code is ErrorCode => code in errorCatalogue);
  return [
    ...(takesInput ? (['BAD_REQUEST'] as const) : []),
    ...(call.auth ? (['SESSION_REQUIRED'] as const) : []),
    ...(call.method === 'GET' ? [] : (['CROSS_SITE'] as const)),
    ...own,
    // Any call may be made too often or at a bad moment.
    'TOO_MANY_ATTEMPTS',
    'INTERNAL',
    'UNAVAILABLE',
  ];
}

function errorAnswers(call: Call): JsonObject {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set(codesOf(call))) {
    const { status } = errorCatalogue[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const content = { [JSON_TYPE]: { schema: { $ref: '#/components/schemas/Error' } } };
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, { description: codes.join(', '), content }]),
  );
}

/** Returns the group of a call: the second segment of its path, which names its service. */
function tagOf({ path }: Call): string {
  const [, first = '', second] = path.split('/');
  return second && !/[:*.]/.test(second) ? second : first;
}

function operationOf(call: Call): JsonObject {
  const parameters = [
    ...parametersIn('path', call.params),
    ...parametersIn('query', call.query),
    ...(call.idempotent ? [keyParameter] : []),
    ...(call.worded ? [languageParameter] : []),
    ...(namePlan(call.answer) ? [acceptLanguageParameter] : []),
  ];
  const body = call.body && {
    requestBody: {
      required: true,
      content: { [call.isForm ? FORM_TYPE : JSON_TYPE]: { schema: schemaOf(call.body, 'input') } },
    },
  };
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [tagOf(call)],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...body,
    security: call.auth ? [{ session: [] }, { token: [] }] : [],
    responses: {
      200: { description: 'Done', content: { [JSON_TYPE]: { schema: schemaOf(call.answer, 'output') } } },
      ...errorAnswers(call),
    },
  };
}

const errorSchema: JsonObject = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', enum: Object.keys(errorCatalogue) },
    message: { type: 'string', description: 'For the log and for support; never shown to a player' },
    issues: {
      type: 'array',
      items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
    },
    retryAfter: { type: 'number', description: 'Seconds until another attempt makes sense' },
    requestId: { type: 'string' },
  },
};

/** Returns the path of a call as OpenAPI writes it. */
function addressOf({ path }: Call): string {
  return path.replace(/:(\w+)/g, '{$1}').replace('*', `{${REST}}`);
}

/**
 * Returns the OpenAPI description of calls, made from their schemas.
 *
 * @param version of the product
 */
export function openApiDocument(calls: readonly Call[], version: string): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const call of calls) {
    const path = addressOf(call);
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fairline platform',
      version,
      description: 'Every call between the site and its back end.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'The origin of the back end, or of the site in front of it' }],
    tags: [...new Set(calls.map(tagOf))].sort().map((name) => ({ name, description: `Calls of ${name}` })),
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIES.plain },
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
  };
}
