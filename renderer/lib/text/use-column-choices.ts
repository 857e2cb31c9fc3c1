import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';

/** Columns of each choice (betting §3, filteredMarkets) by the keys of their names, in the order in which they are offered. */
const CHOICES = [
  ['0', ['result', 'total', 'handicap']],
  ['4', ['result', 'total', 'both']],
  ['5', ['result', 'chance', 'both']],
  ['6', ['result', 'total', 'corners']],
  ['2', ['result', 'total']],
  ['3', ['result', 'handicap']],
  ['1', ['result']],
] as const;

/** Returns the choices of market columns in lists with their names, for a select. */
export function useColumnChoices(): readonly { readonly value: string; readonly label: string }[] {
  const { t } = useTranslation('games');
  return CHOICES.map(([value, columns]) => ({
    value,
    label: columns.map((column) => t(`column_${column}`)).join(' · '),
  }));
}
