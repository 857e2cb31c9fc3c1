import { DEFAULT_COUPON_RULES } from '#shared/domain/coupon/coupon-rules.ts';
import { isBetStatusId } from '#shared/domain/coupon/leg-status.ts';
import { isCouponTypeId } from '#shared/domain/coupon/types.ts';
import { isCurrencyIso } from '#shared/domain/money/currencies.ts';
import { resolveAmount } from '../amount-entry.ts';
import { type CalculatorLeg, type CalculatorState, emptyCalculator, fitted } from './calculator-state.ts';

// Added to a status, because statuses begin at −2 and the query has no minus signs.
const STATUS_SHIFT = 2;
const BETWEEN = '_';
const MAX_COEF = 1_000_000_000;

const numberOf = (text: string | undefined, max: number): number | null => {
  if (text === undefined || !/^\d{1,16}$/.test(text)) return null;
  const value = Number(text);
  return value <= max ? value : null;
};

function legText({ coef, statusId, banker, blockId, amount }: CalculatorLeg, iso: string): string {
  const own = amount ? (resolveAmount(iso, amount).value ?? '') : '';
  return [coef ?? '', statusId + STATUS_SHIFT, banker ? 1 : 0, blockId, own].join('.');
}

function readLeg(text: string, key: number, iso: string): CalculatorLeg | null {
  const [coefText, statusText, bankerText, blockText, amountText] = text.split('.');
  const status = numberOf(statusText, 8);
  const blockId = numberOf(blockText, DEFAULT_COUPON_RULES.limits.maxLegs);
  if (status === null || blockId === null) return null;
  const statusId = status - STATUS_SHIFT;
  const coef = numberOf(coefText, MAX_COEF);
  const amount = numberOf(amountText, Number.MAX_SAFE_INTEGER);
  if (!isBetStatusId(statusId)) return null;
  return {
    key,
    coef: coef !== null && coef > 1000 ? coef : null,
    typed: null,
    statusId,
    banker: bankerText === '1',
    blockId,
    amount: amount === null ? null : { value: amount, iso },
  };
}

function readBlocks(text: string | null): CalculatorState['amountByBlock'] {
  const entries = (text ?? '').split(BETWEEN).flatMap((part) => {
    const [block, amount] = part.split('.').map((one) => numberOf(one, Number.MAX_SAFE_INTEGER));
    return block && amount !== null && amount !== undefined ? [[String(block), amount]] : [];
  });
  return Object.fromEntries(entries);
}

/** Writes a calculation as the query of an address. Odds are in thousandths, amounts in minor units. */
export function calculatorQuery(state: CalculatorState): string {
  const { typeId, legs, iso, isPerLine, systemValue, stake, amountByBlock } = state;
  const amount = resolveAmount(iso, stake).value;
  const blocks = Object.entries(amountByBlock).filter(([, value]) => value !== null);
  const query = new URLSearchParams({
    type: String(typeId),
    legs: legs.map((leg) => legText(leg, iso)).join(BETWEEN),
    size: String(systemValue),
    currency: iso,
    ...(amount === null ? {} : { stake: String(amount) }),
    ...(isPerLine ? { per: 'line' } : {}),
    ...(blocks.length > 0 ? { blocks: blocks.map((one) => one.join('.')).join(BETWEEN) } : {}),
  });
  return `?${query}`;
}

/** Reads the calculation of an address; without a readable one returns the initial calculation. */
export function readCalculator(search: string, ownIso: string): CalculatorState {
  const query = new URLSearchParams(search);
  const currency = query.get('currency') ?? '';
  const iso = isCurrencyIso(currency) ? currency : ownIso;
  const empty = emptyCalculator(iso);
  const typeId = numberOf(query.get('type') ?? undefined, 9);
  const parts = (query.get('legs') ?? '').split(BETWEEN).slice(0, DEFAULT_COUPON_RULES.limits.maxLegs);
  const legs = parts.flatMap((part, key) => readLeg(part, key, iso) ?? []);
  if (typeId === null || !isCouponTypeId(typeId) || legs.length === 0) return empty;
  const stake = numberOf(query.get('stake') ?? undefined, Number.MAX_SAFE_INTEGER);
  return fitted({
    typeId,
    legs,
    iso,
    systemValue: numberOf(query.get('size') ?? undefined, 50) ?? empty.systemValue,
    stake: stake === null ? null : { value: stake, iso },
    isPerLine: query.get('per') === 'line',
    amountByBlock: readBlocks(query.get('blocks')),
  });
}
