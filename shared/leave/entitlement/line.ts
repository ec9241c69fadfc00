/** What a line of the explanation is about. */
export type Part =
  | 'base'
  | 'age'
  | 'children'
  | 'disabled_children'
  | 'young'
  | 'hazard'
  | 'disability'
  | 'employer_extra'
  | 'proportion'

/** One step towards a number of days. */
export interface Line {
  part: Part
  /** Whole days; negative where the step takes days away. */
  days: number
  /** The paragraph of the Labour Code (Mt.) that gives the days; null where a contract or a person does. */
  paragraph: string | null
  /** What fills the holes of the line's label. */
  data?: Record<string, number>
  /** The children that the days are for. */
  of?: readonly CountedChild[]
}

export interface CountedChild {
  birth_year: number
  birth_date?: string | null
  disabled: boolean
}

export const hasDays = ({ days }: Line) => days !== 0

export const sumOf = (lines: readonly Line[]) => lines.reduce((sum, { days }) => sum + days, 0)

/** The label of each part in the word lists. */
export const labels = {
  base: 'entitlement:base',
  age: 'entitlement:age',
  children: 'entitlement:children',
  disabled_children: 'entitlement:disabledChildren',
  young: 'entitlement:young',
  hazard: 'entitlement:hazard',
  disability: 'entitlement:disability',
  employer_extra: 'entitlement:employerExtra',
  proportion: 'entitlement:proportion',
} as const satisfies Record<Part, `entitlement:${string}`>

/** A line as a sentence of the word lists. */
export const labelOf = ({ part, data }: Line) => ({ key: labels[part], ...(data && { values: data }) })
