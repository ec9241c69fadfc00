import { useTranslation } from 'react-i18next'
import { textIn, type FileCell } from '#shared/attendance/files/file-table.ts'
import styles from './payroll.module.css'

/** What stands in a cell of a preview, and what stood there in the last file. */
export interface PreviewCell {
  cell: FileCell
  before?: FileCell
}

interface FilePreviewProps {
  label: string
  titles: readonly string[]
  rows: readonly { key: string; cells: readonly PreviewCell[] }[]
  /** How many rows the file has more. */
  more: number
}

const letterOf = (place: number): string =>
  place < 26 ? String.fromCharCode(65 + place) : letterOf(Math.floor(place / 26) - 1) + letterOf(place % 26)

const isNumber = (cell: FileCell) =>
  typeof cell === 'number' || (typeof cell === 'object' && cell !== null && 'minutes' in cell)

/** The first rows of a file as a spreadsheet shows them, what has changed since the last one tinted. */
export function FilePreview({ label, titles, rows, more }: FilePreviewProps) {
  const { t } = useTranslation('payroll')
  return (
    // A wide table is scrolled with the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.frame} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.sheet}>
        <thead>
          <tr aria-hidden="true" className={styles.letters}>
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the corner, in a row that nobody hears */}
            <td />
            {titles.map((title, place) => (
              <td key={title}>{letterOf(place)}</td>
            ))}
          </tr>
          <tr>
            <td className={styles.number} aria-hidden="true">
              1
            </td>
            {titles.map(title => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }, row) => (
            <tr key={key}>
              <td className={styles.number} aria-hidden="true">
                {row + 2}
              </td>
              {cells.map(({ cell, before }, place) => (
                <td
                  // A cell has no key but its column.
                  key={titles[place]}
                  data-number={isNumber(cell) || undefined}
                  data-changed={before !== undefined || undefined}
                >
                  {before !== undefined && <del>{textIn(before)}</del>}
                  {before === undefined ? textIn(cell) : <ins>{textIn(cell)}</ins>}
                </td>
              ))}
            </tr>
          ))}
          {more > 0 && (
            <tr className={styles.more}>
              <td className={styles.number} aria-hidden="true" />
              <td colSpan={titles.length}>{t('more', { count: more })}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}
