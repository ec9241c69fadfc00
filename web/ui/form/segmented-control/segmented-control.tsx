import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import styles from './segmented-control.module.css'

export interface Segment<V extends string = string> {
  value: V
  label: string
  count?: number
}

interface SegmentedControlProps<V extends string> {
  label: string
  options: readonly Segment<V>[]
  value: V
  onChange: (value: V) => void
}

/** One of a few, always chosen: filters of a list. */
export function SegmentedControl<V extends string>({ label, options, value, onChange }: SegmentedControlProps<V>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      className={styles.group}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={keys => onChange([...keys][0] as V)}
    >
      {options.map(option => (
        <ToggleButton key={option.value} id={option.value} className={styles.segment}>
          {option.label}
          {option.count !== undefined && <span className="tabular"> {option.count}</span>}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
