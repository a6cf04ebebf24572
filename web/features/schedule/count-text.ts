/** How many appointments: "1 appointment", "3 appointments". */
export function countText(count: number): string {
  return count === 1 ? '1 appointment' : `${count} appointments`;
}
