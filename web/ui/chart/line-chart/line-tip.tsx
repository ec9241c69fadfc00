import styles from '../chart.module.css'

interface LineTipProps {
  title: string
  figures: readonly (readonly [name: string, figure: string])[]
  /** In pixels from the start of the drawing. */
  x: number
  /** In the second half: it stands before the point then. */
  isLate: boolean
}

/** The tooltip beside a point; the slider announces it to screen readers. */
export function LineTip({ title, figures, x, isLate }: LineTipProps) {
  return (
    <div
      aria-hidden="true"
      className={styles.tip}
      style={{ insetInlineStart: x, translate: isLate ? 'calc(-100% - 12px)' : '12px' }}
    >
      <strong>{title}</strong>
      <dl>{figures.map(([name, figure]) => [<dt key={name}>{name}</dt>, <dd key={`${name}:`}>{figure}</dd>])}</dl>
    </div>
  )
}
