import type { CSSProperties, JSX, Ref } from 'react'

/** Where a row stands that is drawn apart from those before it. */
export interface RowPlace {
  measure: Ref<HTMLLIElement>
  style: CSSProperties
}

/** Renders the row at a place of the list. */
export type DrawRow = (place: number, at?: RowPlace) => JSX.Element
