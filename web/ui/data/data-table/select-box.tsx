import styles from './data-table.module.css'

interface SelectBoxProps {
  /** What is chosen by it, for readers. */
  label: string
  value: boolean
  /** Some, but not all. */
  isPartly?: boolean
  isDisabled?: boolean
  onChange: (value: boolean) => void
}

/** The browser's own box: a thousand rows have a thousand of them. */
export function SelectBox({ label, value, isPartly = false, isDisabled, onChange }: SelectBoxProps) {
  return (
    <label className={styles.select}>
      <input
        type="checkbox"
        aria-label={label}
        checked={value}
        disabled={isDisabled}
        ref={element => {
          if (element) element.indeterminate = isPartly
        }}
        onChange={event => onChange(event.target.checked)}
      />
    </label>
  )
}
