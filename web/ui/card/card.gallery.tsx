import { Button } from '../button/button.tsx'
import { LeaveChip } from '../calendar/leave-mark/leave-chip.tsx'
import { PersonLine } from '../person/person-line.tsx'
import { Card, CardList, CardRow } from './card.tsx'

export function Gallery() {
  return (
    <Card title="Jóváhagyásra vár" count={3} isFlush>
      <CardList>
        {['Bence', 'János', 'Ferenc'].map(first_name => (
          <CardRow key={first_name}>
            <PersonLine
              person={{ first_name, last_name: 'Őri' }}
              detail={
                <>
                  <LeaveChip leave="vacation" label="Szabadság" /> 2026. nov. 26–30. <span>3 munkanap</span>{' '}
                  <span>„Téli kirándulás a családdal”</span>
                </>
              }
            >
              <Button size="sm">Elutasítás</Button>
              <Button size="sm" variant="primary">
                Jóváhagyás
              </Button>
            </PersonLine>
          </CardRow>
        ))}
      </CardList>
    </Card>
  )
}
