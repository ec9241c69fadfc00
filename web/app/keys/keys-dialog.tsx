import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CommandPage } from '#web/leave/command/use-results.ts'
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx'
import { Checkbox } from '#web/ui/form/checkbox/checkbox.tsx'
import styles from './keys.module.css'
import { singleKeys } from './single-keys.ts'

interface KeysDialogProps {
  pages: readonly CommandPage[]
  /** Whether requests may wait for the reader. */
  decides: boolean
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Keys in the list of what waits for a decision, and in the panel of one, where nothing is chosen. */
const deciding = [
  { word: 'walkKey', keys: ['↑', '↓'] },
  { word: 'chooseKey', keys: ['X'] },
  { word: 'approveKey', keys: ['J'] },
  { word: 'denyKey', keys: ['E'] },
] as const

/** Every key of the pages, and the choice to do without letters. */
export function KeysDialog({ pages, decides, ...open }: KeysDialogProps) {
  const { t } = useTranslation(['command', 'site'])
  const [isOn, turn] = useState(() => !singleKeys.areOff())
  const lines: [string, readonly string[]][] = [
    [t('searchKey'), ['Ctrl K', '/']],
    [t('today'), ['T']],
    ...(decides ? deciding.map(({ word, keys }): [string, readonly string[]] => [t(word), keys]) : []),
    ...pages.map(({ label, keys }): [string, readonly string[]] => [label, keys]),
  ]
  return (
    <Dialog {...open} title={t('site:keys')} size="sm" isDismissable hasCloseButton>
      <dl className={styles.keys}>
        {lines.map(([label, keys]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {keys.map(key => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.choice}>
        <Checkbox
          value={isOn}
          hint={t('singleKeysHint')}
          onChange={on => {
            singleKeys.turn(on)
            turn(on)
          }}
        >
          {t('singleKeys')}
        </Checkbox>
      </div>
    </Dialog>
  )
}
