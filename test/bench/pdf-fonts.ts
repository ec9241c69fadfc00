import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { PdfFonts } from '#functions/attendance/files/pdf-file.ts'

const { resolve } = createRequire(import.meta.url)
/** The fonts of PDFs, which a bundle carries in its code. */
export const fonts: PdfFonts = {
  regular: readFileSync(resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf')),
  bold: readFileSync(resolve('@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf')),
}
