import path from 'node:path';
import type { PrintToPDFOptions, SaveDialogOptions, SaveDialogReturnValue, WebContents } from 'electron';
import type { PdfOrder, PdfPaper } from '#shared/host/desktop/files.ts';
import type { MainTexts } from '../texts/main-texts.ts';
import { cleanFileName } from './file-name.ts';
import type { SavedFiles } from './saved-files.ts';
import { failureOf, withEnding, writeWhole } from './write-whole.ts';

const MM_AN_INCH = 25.4;
const inches = (width: number, height: number) => ({ width: width / MM_AN_INCH, height: height / MM_AN_INCH });

/** Paper sizes of pages that name none; a printed slip names its own. */
const SHEETS: Readonly<Record<PdfPaper, PrintToPDFOptions['pageSize']>> = {
  a4: 'A4',
  a6: 'A6',
  receipt: inches(80, 240),
};

const ENDING = '.pdf';
const USUAL_NAME = 'page';

export interface PdfPorts {
  /** Shows a save dialog in front of the window. */
  readonly ask: (options: SaveDialogOptions) => Promise<SaveDialogReturnValue>;
  readonly contents: Pick<WebContents, 'printToPDF'>;
  /** Folder that the dialog proposes first. */
  readonly downloads: string;
  readonly texts: Pick<MainTexts, 'language' | 't'>;
  readonly files: SavedFiles;
}

/** Returns the file name of a printed page: its kind and the language of the print. */
export function pdfName(name: string, language: string): string {
  return cleanFileName(`${name.replaceAll('.', '-')}-${language}${ENDING}`) ?? `${USUAL_NAME}-${language}${ENDING}`;
}

/** Asks for a place and saves the page as a PDF. Reports the result through `files` and never throws. */
export async function savePdf({ name, paper }: PdfOrder, ports: PdfPorts): Promise<void> {
  const { texts, files, contents } = ports;
  const suggested = pdfName(name, texts.language());
  const file = files.begin(suggested);
  try {
    const { canceled, filePath } = await ports.ask({
      title: texts.t('save_title'),
      defaultPath: path.join(ports.downloads, suggested),
      filters: [{ name: texts.t('pdf_files'), extensions: ['pdf'] }],
    });
    if (canceled || !filePath) return file.cancelled();
    const sheet = SHEETS[paper];
    const pdf = await contents.printToPDF({
      printBackground: true,
      preferCSSPageSize: true,
      ...(sheet ? { pageSize: sheet } : {}),
    });
    const place = await withEnding(filePath, ENDING);
    await writeWhole(place, pdf);
    file.saved(place);
  } catch (error) {
    file.failed(failureOf(error));
  }
}
