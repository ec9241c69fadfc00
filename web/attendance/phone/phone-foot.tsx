import { useTranslation } from 'react-i18next'
import { Icon } from '#web/ui/icon/icon.tsx'
import { SheetButton } from '../aside/sheet-button.tsx'
import type { ShownSheet } from '../sheet/shown-sheet.ts'
import { hoursText } from '../time-text.ts'
import styles from './phone.module.css'

interface PhoneFootProps {
  sheet: ShownSheet
  isSaved: boolean
}

/** The sum, what is still wrong, and the next step, at hand wherever the list is scrolled to. */
export function PhoneFoot({ sheet, isSaved }: PhoneFootProps) {
  const { t, i18n } = useTranslation(['sheet', 'common'])
  const wrong = sheet.days.filter(({ mistake }) => mistake !== null).length
  return (
    <div className={styles.foot}>
      <p className={styles.footLine}>
        <span>
          <b>{hoursText(sheet.totals.worked_minutes, i18n.language)}</b> {t('common:hoursUnit')}
        </span>
        {wrong > 0 && (
          <span className={styles.wrong}>
            <Icon name="error" size="sm" />
            {t('daysWrong', { count: wrong })}
          </span>
        )}
      </p>
      <SheetButton sheet={sheet} isSaved={isSaved} />
    </div>
  )
}
