import type { LeaveCard } from '#shared/attendance/papers/leave-card.ts'
import type { LeaveSlip } from '#shared/attendance/papers/leave-slip.ts'
import type { Language } from '#shared/words/language.ts'
import { asPdf } from '../files/as-pdf.ts'
import type { MadeFile } from '../files/made-file.ts'

/** The leave slip of a request as a PDF. */
export async function makeSlip(slip: LeaveSlip, language: Language): Promise<MadeFile> {
  const { slipDocument } = await import('./slip-document.ts')
  return asPdf(slipDocument(slip, language))
}

/** Leave cards as a PDF. */
export async function makeCards(cards: readonly LeaveCard[], language: Language): Promise<MadeFile> {
  const { cardsDocument } = await import('./card-document.ts')
  return asPdf(cardsDocument(cards, language))
}
