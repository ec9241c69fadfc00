import { Card, CardList, CardRow } from '../card/card.tsx'
import { LeaveChip } from '../calendar/leave-mark/leave-chip.tsx'
import styles from '#web/gallery/gallery.module.css'
import { Avatar } from './avatar.tsx'
import { PersonLine } from './person-line.tsx'

export function Gallery() {
  return (
    <div className={styles.columns}>
      <Card title="Ma távol" count={2} isFlush>
        <CardList label="Ma távol">
          <CardRow>
            <PersonLine person={{ first_name: 'Ildikó', last_name: 'Németh' }} detail="nov. 30-ig">
              <LeaveChip leave="maternity" label="Szülési szabadság" />
            </PersonLine>
          </CardRow>
          <CardRow>
            <PersonLine person={{ first_name: 'Orsolya', last_name: 'Győri' }} detail="ma" to="/user/1">
              <LeaveChip leave="sick" label="Betegszabadság" />
            </PersonLine>
          </CardRow>
        </CardList>
      </Card>
      <Card title="Avatárok">
        <div className={styles.line}>
          <Avatar size="sm" person={{ first_name: 'Réka', last_name: 'Kovács' }} />
          <Avatar person={{ first_name: 'János', last_name: 'Őri' }} />
          <Avatar size="lg" person={{ first_name: 'Anna Mária', last_name: 'Szabó' }} />
        </div>
      </Card>
    </div>
  )
}
