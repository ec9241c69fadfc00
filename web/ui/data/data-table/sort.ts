/** A sorting as it stands in an address: the column's id, after a hyphen where the last comes first. */
export type Sort = string

export type Direction = 'ascending' | 'descending'

/** How a column is sorted, or undefined where another one is. */
export function directionOf(column: string, sort: Sort | undefined): Direction | undefined {
  if (sort === column) return 'ascending'
  return sort === `-${column}` ? 'descending' : undefined
}

/** What a press on a column's head asks for: upwards first, then turned round. */
export const nextSort = (column: string, sort: Sort | undefined): Sort => (sort === column ? `-${column}` : column)
