import { type ReactNode, useId } from 'react';
import styles from './parts.module.css';

interface PanelProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons at the end of the head. */
  readonly tools?: ReactNode;
  /** Uses the whole width. */
  readonly wide?: boolean;
}

/** Draws one group of facts. */
export function Panel({ title, tools, wide = false, children }: PanelProps) {
  const id = useId();
  return (
    <section className={wide ? `${styles.panel} ${styles.wide}` : styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {tools}
      </header>
      {children}
    </section>
  );
}

type FactValue = ReactNode | boolean | number | null | undefined;

export interface Fact {
  readonly name: string;
  readonly value: FactValue;
  readonly tone?: 'bad' | 'good' | 'warn';
}

function shown(value: FactValue): ReactNode {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return <b className={value ? styles.yes : styles.no}>{value ? '✓' : '✕'}</b>;
  return typeof value === 'string' || typeof value === 'number' ? <bdi>{value}</bdi> : value;
}

/** Draws names with their values. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, tone }) => (
        <div key={name} className={tone && styles[tone]}>
          <dt>{name}</dt>
          <dd>{shown(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Draws a table that scrolls sideways independently of the page. */
export function Table({
  label,
  head,
  children,
}: {
  readonly label: string;
  readonly head: readonly string[];
  readonly children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

/** Draws a coloured word. */
export function Tag({
  tone,
  children,
}: {
  readonly tone: 'bad' | 'good' | 'plain' | 'warn';
  readonly children: ReactNode;
}) {
  return (
    <span className={`${styles.tag} ${styles[tone]}`}>
      <bdi>{children}</bdi>
    </span>
  );
}

/** Draws technical names and values, which are read left to right in every language. */
export function Code({ children }: { readonly children: ReactNode }) {
  return (
    <code className={styles.code} dir="ltr">
      {children}
    </code>
  );
}

export const emptyClass = styles.empty;
export const gridClass = styles.grid;
/** Class for panels that are next to each other where they fit. */
export const pairClass = styles.pair;
export const barClass = styles.bar;
