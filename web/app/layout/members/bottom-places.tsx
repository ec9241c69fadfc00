import { NavLink } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '#web/ui/icon/icon.tsx'
import styles from './bottom-places.module.css'

interface BottomPlacesProps {
  /** Opens the form of a new request. */
  onCreate: () => void
  /** Opens the menu with all that is not among the places. */
  onMenu: () => void
}

/** The places that a thumb reaches on a phone: three pages, a new request, and the menu with the rest. */
export function BottomPlaces({ onCreate, onMenu }: BottomPlacesProps) {
  const { t } = useTranslation(['site', 'people', 'common'])
  return (
    <nav className={styles.places} aria-label={t('site:mainMenu')} data-places>
      <NavLink to="/dashboard" className={styles.place}>
        <Icon name="house" />
        {t('people:placeHome')}
      </NavLink>
      <NavLink to="/days-off" className={styles.place}>
        <Icon name="calendar" />
        {t('people:placeCalendar')}
      </NavLink>
      <button type="button" className={styles.create} aria-label={t('site:newRequest')} onClick={onCreate}>
        <span>
          <Icon name="plus" />
        </span>
      </button>
      <NavLink to="/user/export" className={styles.place}>
        <Icon name="clock" />
        {t('people:attendance')}
      </NavLink>
      <button type="button" className={styles.place} aria-haspopup="dialog" onClick={onMenu}>
        <Icon name="menu" />
        {t('common:more')}
      </button>
    </nav>
  )
}
