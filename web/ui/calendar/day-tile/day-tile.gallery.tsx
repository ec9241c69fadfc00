import { Card } from '../../card/card.tsx'
import styles from '#web/gallery/gallery.module.css'
import { leaveIcons, type LeaveKey } from '../leave-mark/leave-key.ts'
import { DayTile } from './day-tile.tsx'

const keys = Object.keys(leaveIcons) as LeaveKey[]

export function Gallery() {
  return (
    <Card>
      <div className={styles.line}>
        {keys.map(leave => (
          <DayTile key={leave} day="2026-12-04" leave={leave} state="approved" />
        ))}
        <DayTile day="2026-12-04" leave="vacation" state="pending" />
        <DayTile day="2026-12-04" leave="vacation" state="denied" />
        <DayTile day="2026-12-12" />
      </div>
    </Card>
  )
}
