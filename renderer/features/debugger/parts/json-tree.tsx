import { useState } from 'react';
import styles from './parts.module.css';

function isBranch(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

/** Returns the part of a value whose names or values contain a word; undefined for none. */
export function searchTree(value: unknown, word: string): unknown {
  if (word === '') return value;
  const holds = (text: string) => text.toLowerCase().includes(word.toLowerCase());
  if (!isBranch(value)) return holds(JSON.stringify(value) ?? '') ? value : undefined;
  const kept = Object.entries(value)
    .map(([name, part]) => [name, holds(name) ? part : searchTree(part, word)] as const)
    .filter(([, part]) => part !== undefined);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

function Leaf({ value }: { readonly value: unknown }) {
  return (
    <span className={styles[`is-${value === null ? 'null' : typeof value}`]}>
      {JSON.stringify(value) ?? 'undefined'}
    </span>
  );
}

function Branch({
  name,
  value,
  open,
}: {
  readonly name: string;
  readonly value: Readonly<Record<string, unknown>>;
  readonly open: boolean;
}) {
  const [isOpen, setOpen] = useState(false);
  const entries = Object.entries(value);
  const isShown = isOpen || open;
  return (
    <details className={styles.branch} open={isShown} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <b>{name}</b> <i>{Array.isArray(value) ? `[${entries.length}]` : `{${entries.length}}`}</i>
      </summary>
      {isShown ? <Entries value={value} open={open} /> : null}
    </details>
  );
}

function Entries({ value, open }: { readonly value: Readonly<Record<string, unknown>>; readonly open: boolean }) {
  return (
    <ul>
      {Object.entries(value).map(([name, part]) => (
        <li key={name}>
          {isBranch(part) ? (
            <Branch name={name} value={part} open={open} />
          ) : (
            <>
              <b>{name}</b>: <Leaf value={part} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

interface JsonTreeProps {
  readonly value: unknown;
  /** All branches start open. */
  readonly open?: boolean;
}

/** Draws plain data as a tree with branches that open. */
export function JsonTree({ value, open = false }: JsonTreeProps) {
  return (
    <div className={styles.tree} dir="ltr">
      {isBranch(value) ? <Entries value={value} open={open} /> : <Leaf value={value} />}
    </div>
  );
}
