import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { MadeFile } from './made-file.ts'

/** A document as a PDF file; the library and its fonts come with the first one. */
export async function asPdf(document: TDocumentDefinitions): Promise<MadeFile> {
  const [{ pdfOf }, { pdfFonts }] = await Promise.all([import('./pdf-file.ts'), import('./pdf-fonts.ts')])
  return { bytes: await pdfOf(document, pdfFonts()), type: 'application/pdf', ending: 'pdf' }
}
