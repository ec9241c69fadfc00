import { Card, CardList, CardRow } from '../ui/card/card.tsx'
import { LeaveChip } from '#web/ui/calendar/leave-mark/leave-chip.tsx'
import { Avatar } from '../ui/person/avatar.tsx'
import { PersonLine } from '../ui/person/person-line.tsx'
import styles from './gallery.module.css'

export function People() {
  return (
    <div className={styles.columns}>
      <Card title="Ma távol" count={4} isFlush>
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
