import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import type { PartProps } from '#renderer/lib/pages/part-record.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { usePlaceText } from '#renderer/lib/text/use-place-text.ts';
import type { HelpLine } from '#shared/contracts/content-parts.ts';
import styles from './parts.module.css';

type Props = PartProps<'helpLines'>;
type Marks = Pick<Props['block'], 'always' | 'free'> & Pick<Props, 'words'>;

/** Returns the address that dials a number. */
const dialled = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

interface LineProps {
  readonly line: HelpLine;
  /** Name of its country; undefined where the heading above says it. */
  readonly place?: string | undefined;
  readonly marks: Marks;
}

function Line({ line: { name, phone, web, isFree, isAlwaysOpen }, place, marks: { free, always, words } }: LineProps) {
  const marks = [isFree ? free : '', isAlwaysOpen ? always : ''].filter(Boolean);
  return (
    <li>
      {place === undefined ? null : <span className={styles.place}>{place}</span>}
      <bdi className={styles.name} translate="no">
        {name}
      </bdi>
      {phone === undefined ? null : (
        <a className={styles.phone} href={dialled(phone)} dir="ltr">
          {phone}
        </a>
      )}
      {web === undefined ? null : (
        <a href={web} rel="noopener noreferrer" dir="ltr" translate="no">
          {new URL(web).host.replace(/^www\./, '')}
        </a>
      )}
      {marks.length === 0 ? null : (
        <span className={styles.marks} {...words}>
          {marks.join(' · ')}
        </span>
      )}
    </li>
  );
}

/** Lists help lines: those of the visitor's country, those for every country, then the others by country. */
export function HelpLinesPart({ block, anchor, own, words }: Props) {
  const { language } = useTranslation();
  const placeText = usePlaceText();
  const { geoCountry } = useAppSelector(selectConfig);
  const marks: Marks = { free: block.free, always: block.always, words };
  const { compare } = new Intl.Collator(language);
  const named = block.lines.map((line) => ({ line, place: line.country === null ? '' : placeText(line.country) }));
  const groups = [
    {
      id: 'near',
      title: block.near,
      lines: named.filter(({ line }) => line.country !== null && line.country === geoCountry),
    },
    { id: 'everywhere', title: block.everywhere, lines: named.filter(({ line }) => line.country === null) },
    {
      id: 'others',
      title: block.others,
      lines: named
        .filter(({ line }) => line.country !== null && line.country !== geoCountry)
        .sort((a, b) => compare(a.place, b.place)),
    },
  ];
  return (
    <div className={styles.part} id={anchor} {...own}>
      {groups
        .filter(({ lines }) => lines.length > 0)
        .map(({ id, title, lines }) => (
          <section key={id} className={styles.group} aria-labelledby={`${anchor}-${id}`}>
            <h3 className={styles.title} id={`${anchor}-${id}`} {...words}>
              {title}
            </h3>
            <ul className={id === 'near' ? `${styles.lines} ${styles.near}` : styles.lines}>
              {lines.map(({ line, place }) => (
                <Line
                  key={`${line.country} ${line.name}`}
                  line={line}
                  place={id === 'others' ? place : undefined}
                  marks={marks}
                />
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
