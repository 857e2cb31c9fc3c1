import tables from '#renderer/ui/table.module.css';
import { ContentText } from '../content-text.tsx';
import { partId } from '../part-id.ts';
import styles from './blocks.module.css';
import type { ContentBlockProps } from './titled-block.tsx';

/** Length of a cell from which on a table is one of sentences, which columns on a phone would cut into single words. */
const LONG_CELL = 40;

/**
 * Draws a table. What does not fit scrolls sideways in its own box, which the keyboard reaches; rows of sentences stand
 * below each other where there is no room for columns.
 */
export function TableBlock({ block }: ContentBlockProps<'table'>) {
  const { id, caption, columns, rows } = block;
  const captionId = `${partId(id)}-caption`;
  const isWordy = rows.some((cells) => cells.some((cell) => cell.length > LONG_CELL));
  const looks = `${tables.table} ${styles.table}`;
  return (
    <figure className={styles.figure} id={partId(id)}>
      <figcaption className={styles.title} id={captionId}>
        {caption}
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is cut off must be reached with the keys */}
      <section className={tables.frame} aria-labelledby={captionId} tabIndex={0}>
        <table className={isWordy ? `${looks} ${styles.wordy}` : looks} aria-labelledby={captionId}>
          <thead>
            <tr>
              {columns.map((column, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places, and two may be alike
                <th key={at} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places, and two may be alike
              <tr key={row}>
                <Cells cells={cells} columns={columns} />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </figure>
  );
}

interface CellsProps {
  readonly cells: readonly string[];
  readonly columns: readonly string[];
}

/** Draws the cells of a row; the first of several names the row. */
function Cells({ cells, columns }: CellsProps) {
  const [first = '', ...rest] = cells;
  const only = rest.length === 0;
  return (
    <>
      {only ? (
        <td>
          <ContentText text={first} />
        </td>
      ) : (
        <th scope="row">
          <ContentText text={first} />
        </th>
      )}
      {rest.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells never change places, and two may be alike
        <td key={at} data-column={columns[at + 1]}>
          <ContentText text={text} />
        </td>
      ))}
    </>
  );
}
