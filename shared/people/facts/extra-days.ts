import type { ExtraDaysChange, FactChange } from './fact-change.ts'

/** Days granted by hand, as the books of leave hold them. */
interface ExtraDays {
  id: string
  days: number
  comment: string
  by: string
  at: number
}

/** The days granted by hand after a change of them; whoever confirmed it has granted them. */
export const withExtraDays = (
  extras: readonly ExtraDays[],
  { id, days, comment, is_removal }: ExtraDaysChange,
  granted: Pick<ExtraDays, 'by' | 'at'>,
): ExtraDays[] => [
  ...extras.filter(extra => extra.id !== id),
  ...(is_removal ? [] : [{ id, days, comment, ...granted }]),
]

/** Whether a proposal asks for the removal of these days. */
export const removes = ({ status, extra }: FactChange, id: string) =>
  status === 'proposed' && extra?.is_removal === true && extra.id === id
