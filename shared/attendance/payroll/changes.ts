import { payrollFigures, type Figures, type PayrollFigure } from './figures.ts'

/** The figures of a person in an export. */
export interface FiguresOf {
  user_id: string
  figures: Figures
}

/** That a figure of a person is another one than in the last export; null: the person was or is not in it. */
export interface FigureChange {
  user_id: string
  figure: PayrollFigure
  before: number | null
  after: number | null
}

/** What has changed since an earlier export of the same people and days, person by person in the order of today, those who are gone last. */
export function changesSince(earlier: readonly FiguresOf[], now: readonly FiguresOf[]): FigureChange[] {
  const before = new Map(earlier.map(({ user_id, figures }) => [user_id, figures]))
  const present = new Set(now.map(({ user_id }) => user_id))
  return [
    ...now.flatMap(({ user_id, figures }) => changesOf(user_id, before.get(user_id), figures)),
    ...earlier.filter(({ user_id }) => !present.has(user_id)).flatMap(one => changesOf(one.user_id, one.figures)),
  ]
}

function changesOf(user_id: string, before?: Figures, after?: Figures): FigureChange[] {
  const value = (figures: Figures | undefined, figure: PayrollFigure) => (figures ? (figures[figure] ?? 0) : null)
  return payrollFigures.flatMap(figure => {
    const [was, is] = [value(before, figure), value(after, figure)]
    return (was ?? 0) === (is ?? 0) ? [] : [{ user_id, figure, before: was, after: is }]
  })
}
