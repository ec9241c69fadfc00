import { useTranslation } from 'react-i18next'
import { SheetState } from '#shared/attendance/model.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import styles from './list.module.css'

/** How many boxes are drawn; of more people the number says enough. */
const drawn = 30

export const stateIcons = { open: 'pencil', handed_in: 'send', accepted: 'check' } as const

interface StateBoxesProps {
  counts: Record<SheetState, number>
  chosen: SheetState | null
  onChoose: (state: SheetState | null) => void
}

/** How many sheets are in each state, each person a box; pressing one filters by it, pressing it again shows all. */
export function StateBoxes({ counts, chosen, onChoose }: StateBoxesProps) {
  const { t } = useTranslation('sheetlist')
  return (
    <div role="group" aria-label={t('states')} className={styles.states}>
      {SheetState.options.map(state => (
        <button
          key={state}
          type="button"
          className={styles.state}
          aria-pressed={chosen === state}
          onClick={() => onChoose(chosen === state ? null : state)}
        >
          <span className={styles.stateName}>
            <Icon name={stateIcons[state]} size="sm" />
            {t(state)}
          </span>
          <span className={styles.count}>{counts[state]}</span>
          <span className={styles.people} aria-hidden="true">
            {Array.from({ length: Math.min(drawn, counts[state]) }, (_, place) => (
              // A box has no key but its place.
              <i key={place} />
            ))}
          </span>
          <span className={styles.hint}>{t(`${state}Hint`)}</span>
        </button>
      ))}
    </div>
  )
}
