import { Card } from '../../card/card.tsx'
import styles from '#web/gallery/gallery.module.css'
import { LeaveChip } from './leave-chip.tsx'
import { LeaveDot } from './leave-dot.tsx'
import { leaveIcons, type LeaveKey } from './leave-key.ts'

const names: Record<LeaveKey, string> = {
  vacation: 'Szabadság',
  sick: 'Betegszabadság',
  home: 'Home office',
  maternity: 'Szülési szabadság',
  unpaid: 'Fizetés nélküli szabadság',
  funeral: 'Gyászszabadság',
  extra: 'Áthozott szabadság',
  parental: 'Szülői szabadság',
  paternity: 'Apasági szabadság',
  caregiver: 'Gondozói szabadság',
  lieu: 'Szabadidő túlóráért',
}
const keys = Object.keys(leaveIcons) as LeaveKey[]

export function Gallery() {
  return (
    <Card>
      <div className={styles.stack}>
        <div className={styles.line}>
          {keys.map(leave => (
            <LeaveChip key={leave} leave={leave} label={names[leave]} />
          ))}
          <LeaveChip leave="vacation" label="Függő" isPending />
          <LeaveChip leave="vacation" label="Elutasított" isDenied />
        </div>
        <div className={styles.line}>
          {keys.map(leave => (
            <LeaveDot key={leave} leave={leave} />
          ))}
          <LeaveDot leave="vacation" size="sm" />
          <LeaveDot leave="vacation" isPending />
        </div>
      </div>
    </Card>
  )
}
