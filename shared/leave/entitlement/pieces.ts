import type { Sentence } from '../../words/sentence.ts'
import type { Language } from '../../words/language.ts'
import { say } from '../../words/say.ts'
import type { TranslationKey } from '../../words/translation-key.ts'
import type { Line, Part } from './line.ts'

/** The parts that the one-line explanation names. */
const pieces: Partial<Record<Part, TranslationKey<'entitlement'>>> = {
  base: 'entitlement:basePiece',
  age: 'entitlement:agePiece',
  children: 'entitlement:childrenPiece',
  disabled_children: 'entitlement:disabledChildrenPiece',
  young: 'entitlement:youngPiece',
  hazard: 'entitlement:hazardPiece',
  disability: 'entitlement:disabilityPiece',
  employer_extra: 'entitlement:employerExtraPiece',
  extra: 'entitlement:extraPiece',
  proportion: 'entitlement:proportionPiece',
  sick: 'entitlement:sickPiece',
  sick_proportion: 'entitlement:proportionPiece',
  choice: 'entitlement:choicePiece',
  choice_proportion: 'entitlement:proportionPiece',
}

/** A piece names its paragraph only where the law gives the days. */
const plainPieces: typeof pieces = { base: 'entitlement:basePlainPiece', sick: 'entitlement:sickPlainPiece' }

/** A line in short, such as "20 alapszabadság (Mt. 116. §)" or "× 214/365 → 15"; undefined where a line stands by itself. */
export function pieceOf({ part, days, paragraph, data }: Line): Sentence<TranslationKey<'entitlement'>> | undefined {
  const key = (paragraph === null && plainPieces[part]) || pieces[part]
  return key && { key, values: { ...data, days, paragraph: paragraph ?? '' } }
}

/** The one-line explanation: the parts joined by plus signs, in brackets where the proportion applies to several, then the proportion. */
export function joinedPieces(
  lines: readonly Line[],
  inWords: (piece: Sentence<TranslationKey<'entitlement'>>) => string,
): string {
  const texts = (isProportion: boolean) =>
    lines
      .filter(({ part }) => part.endsWith('proportion') === isProportion)
      .flatMap(line => {
        const piece = pieceOf(line)
        return piece ? [inWords(piece)] : []
      })
  const [parts, proportion] = [texts(false), texts(true)]
  const sum = parts.join(' + ')
  return [parts.length > 1 && proportion.length ? `(${sum})` : sum, ...proportion].join(' ')
}

/** The one-line explanation in the server's words. */
export const inOneLine = (lines: readonly Line[], language: Language) =>
  joinedPieces(lines, piece => say(piece, language))
