import type { IsoDate } from '../../form/date-range/iso-date.ts'

/** Days that are being chosen in a calendar, from where it began to where it has come; `of` is whose days they are. */
export interface Stretch<Of> {
  of: Of
  anchor: IsoDate
  end: IsoDate
}

/** The first and the last day, whichever way it was drawn. */
export const boundsOf = ({ anchor, end }: Omit<Stretch<unknown>, 'of'>) =>
  anchor <= end ? { from: anchor, to: end } : { from: end, to: anchor }
