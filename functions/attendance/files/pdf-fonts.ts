import bold from '@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf?inline'
import regular from '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf?inline'
import type { PdfFonts } from './pdf-file.ts'

/** A file that the bundle carries as an address with its bytes. */
const bytesOf = (address: string) => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')

export const pdfFonts = (): PdfFonts => ({ regular: bytesOf(regular), bold: bytesOf(bold) })
