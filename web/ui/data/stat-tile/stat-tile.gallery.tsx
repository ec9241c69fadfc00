import { StatTile, StatTiles } from './stat-tile.tsx'

export function Gallery() {
  return (
    <StatTiles>
      <StatTile
        label="Megtekintés"
        value="14 372"
        change={{ direction: 'up', words: '12%-kal több, mint októberben' }}
      />
      <StatTile
        label="Látogató"
        value="5 218"
        change={{ direction: 'down', words: '3%-kal kevesebb, mint októberben' }}
      />
      <StatTile
        label="Átlagos idő"
        value="2,4"
        unit="perc"
        change={{ direction: 'same', words: 'ugyanannyi, mint októberben' }}
      />
      <StatTile label="Regisztráció" value={undefined} />
    </StatTiles>
  )
}
