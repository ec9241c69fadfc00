import type { Language } from '../../words/language.ts'
import { piecesOf } from '../../words/placeholders.ts'
import { productName } from '../../words/product.ts'
import { valueInWords } from '../../words/say.ts'

/** What stands in the holes of a sentence where it is shown as an example. */
const samples: Record<string, string> = {
  product: productName,
  name: 'Kis Anna',
  first_name: 'Anna',
  last_name: 'Kis',
  company: 'Kéktó Kft.',
  email: 'anna@kekto.example',
  count: '3',
  days: '3',
  hours: '8',
  year: '2026',
  date: '2026-12-31',
  day: '2026-12-31',
  from: '2026-12-28',
  until: '2026-12-31',
  to: '2026-12-31',
  month: '2026-12',
  time: '8:00',
  language: 'hu',
  file: 'hu.json',
}

/** A sentence as somebody would read it, with examples in its holes and without its elements; a hole of another name says that name. */
export const sampleOf = (text: string, language: Language): string =>
  piecesOf(text)
    .map(piece => {
      if ('text' in piece) return piece.text
      if (piece.placeholder.startsWith('<')) return ''
      const form = /, (until|from)\}\}$/.exec(piece.raw)?.[1] as 'until' | 'from' | undefined
      const sample = Object.hasOwn(samples, piece.placeholder) ? samples[piece.placeholder]! : undefined
      return sample === undefined && !form ? piece.placeholder : valueInWords(sample ?? '2026-12-31', language, form)
    })
    .join('')
