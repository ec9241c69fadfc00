import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import type { Permission } from '#shared/contract/permission.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { areaPages } from '../../routes/backoffice/area-pages.ts'
import styles from './backoffice.module.css'

/** The pages that an operator may open, in their groups. */
export function RailEntries({ permissions }: { permissions: readonly Permission[] }) {
  const { t } = useTranslation('backoffice')
  const groups = areaPages
    .map(group => group.filter(({ area, isInside }) => !isInside && permissions.includes(`${area}.read`)))
    .filter(group => group.length)
  return groups.map((group, place) => (
    <Fragment key={group[0]!.path}>
      {place > 0 && <hr className={styles.rule} />}
      {group.map(({ path, area, icon }) => (
        <NavLink key={path} to={`/admin${path && `/${path}`}`} end={!path} className={styles.entry}>
          <Icon name={icon} />
          {t(area)}
        </NavLink>
      ))}
    </Fragment>
  ))
}
