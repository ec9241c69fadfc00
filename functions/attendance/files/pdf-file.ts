import pdfmake from 'pdfmake'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'

/** The product's own face, which has all Hungarian letters, as bytes of TrueType files. */
export interface PdfFonts {
  regular: Uint8Array
  bold: Uint8Array
}

/** The files that the library sees, of which its types say nothing. */
const { virtualfs } = pdfmake as typeof pdfmake & {
  virtualfs: { writeFileSync: (name: string, bytes: Buffer) => void }
}

/** A document as PDF. It reads nothing from the machine or from the network. */
export async function pdfOf(document: TDocumentDefinitions, { regular, bold }: PdfFonts): Promise<Uint8Array> {
  const files = { 'regular.ttf': regular, 'bold.ttf': bold }
  for (const [name, bytes] of Object.entries(files)) virtualfs.writeFileSync(name, Buffer.from(bytes))
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy(() => false)
  pdfmake.setFonts({
    Figtree: { normal: 'regular.ttf', bold: 'bold.ttf', italics: 'regular.ttf', bolditalics: 'bold.ttf' },
  })
  return pdfmake.createPdf({ ...document, defaultStyle: { font: 'Figtree', ...document.defaultStyle } }).getBuffer()
}
