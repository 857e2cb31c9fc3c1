import type { DeskCall } from '#shared/contracts/desk/desk-call.ts';
import { ApiError } from '../../../plugins/api-error.ts';
import { html, Markup } from './markup.ts';

/** A field of an act's form, and how its text becomes a value of the act's body. */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly kind: 'check' | 'hidden' | 'instant' | 'json' | 'list' | 'number' | 'roles' | 'select' | 'text' | 'textarea';
  readonly hint?: string;
  /** An empty text is null. */
  readonly isNullable?: boolean;
  /** A field that may stay empty and is then left out. */
  readonly isOptional?: boolean;
  /** The value is a number: of a hidden field or a choice. */
  readonly isNumber?: boolean;
  readonly options?: readonly string[];
  readonly rows?: number;
}

/** The form of an act. */
export interface ActForm {
  readonly call: DeskCall;
  readonly title: string;
  readonly button: string;
  readonly fields: readonly Field[];
  /** Whether the form asks for a reason; messages to visitors need none. */
  readonly hasReason?: boolean;
}

/** Values of fields as the form shows them. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

const REASON: Field = {
  name: 'reason',
  label: 'Reason',
  kind: 'text',
  hint: 'Recorded with your name; five characters or more',
};

export const fieldsOf = ({ fields, hasReason = true }: ActForm): readonly Field[] =>
  hasReason ? [...fields, REASON] : fields;

function numberOf(text: string): number | string {
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

function jsonOf(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const issues = [{ path: `body.${name}`, message: `is not JSON: ${(error as Error).message}` }];
    throw new ApiError('BAD_REQUEST', { message: 'The form cannot be read.', issues });
  }
}

function valueOfField(field: Field, form: URLSearchParams): unknown {
  const { name, kind, isNullable, isOptional, isNumber } = field;
  if (kind === 'check') return form.get(name) === 'yes';
  if (kind === 'roles') return form.getAll(name);
  const text = (form.get(name) ?? '').trim();
  if (text === '' && isOptional) return undefined;
  if (text === '' && isNullable) return null;
  if (kind === 'list')
    return text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
  if (kind === 'json') return jsonOf(name, text);
  if (kind === 'instant') return Date.parse(`${text}Z`);
  return kind === 'number' || isNumber ? numberOf(text) : text;
}

/** Reads a submitted form into the body of its act. @throws ApiError BAD_REQUEST for a text that is not JSON */
export function bodyOfForm(form: ActForm, submitted: URLSearchParams): Record<string, unknown> {
  const entries = fieldsOf(form).map((field) => [field.name, valueOfField(field, submitted)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Returns what was submitted, to show it again. */
export function valuesOfForm(form: ActForm, submitted: URLSearchParams): FormValues {
  return Object.fromEntries(
    fieldsOf(form).map(({ name, kind }) => [
      name,
      kind === 'roles' ? submitted.getAll(name) : (submitted.get(name) ?? ''),
    ]),
  );
}

function choice(field: Field, value: string | readonly string[]): Markup {
  const { name, options = [], hint, label } = field;
  const boxes = options.map(
    (option) =>
      html`<label><input type="checkbox" name="${name}" value="${option}"${new Markup(value.includes(option) ? ' checked' : '')}>${option}</label>`,
  );
  return html`<fieldset><legend>${label}</legend>${hint && html`<small>${hint}</small>`}${boxes}</fieldset>`;
}

function control({ name, kind, isNullable, isOptional, options = [], rows = 6 }: Field, value: string): Markup {
  const required = new Markup(isNullable || isOptional ? '' : ' required');
  if (kind === 'select') {
    const all = options.map(
      (option) => html`<option${new Markup(option === value ? ' selected' : '')}>${option}</option>`,
    );
    return html`<select name="${name}"${required}>${all}</select>`;
  }
  if (kind === 'json' || kind === 'textarea') {
    return html`<textarea name="${name}" rows="${rows}" spellcheck="${kind === 'textarea' ? 'true' : 'false'}"${required}>${value}</textarea>`;
  }
  const type = kind === 'instant' ? 'datetime-local' : 'text';
  const mode = new Markup(kind === 'number' ? ' inputmode="decimal"' : '');
  return html`<input type="${type}" name="${name}" value="${value}" autocomplete="off"${mode}${required}>`;
}

function fieldMarkup(field: Field, values: FormValues): Markup {
  const value = values[field.name] ?? '';
  if (field.kind === 'roles') return choice(field, value);
  const text = typeof value === 'string' ? value : '';
  if (field.kind === 'hidden') return html`<input type="hidden" name="${field.name}" value="${text}">`;
  if (field.kind === 'check') {
    return html`<label><input type="checkbox" name="${field.name}" value="yes"${new Markup(text === 'yes' ? ' checked' : '')}>${field.label}</label>`;
  }
  const hint = field.hint && html`<small>${field.hint}</small>`;
  return html`<label><span>${field.label}</span>${hint}${control(field, text)}</label>`;
}

/**
 * Writes the form of an act.
 *
 * @param back path to which the desk leads after the act
 */
export function formMarkup(form: ActForm, back: string, values: FormValues = {}): Markup {
  return html`<form class="act" method="post" action="/do/${form.call.id}"><input type="hidden" name="back" value="${back}">
${fieldsOf(form).map((field) => fieldMarkup(field, values))}<button>${form.button}</button></form>`;
}

/** Writes the form of an act folded under its title. */
export const foldedForm = (form: ActForm, back: string, values: FormValues = {}): Markup =>
  html`<details><summary>${form.title}</summary>${formMarkup(form, back, values)}</details>`;
