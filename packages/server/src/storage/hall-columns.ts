// The orders in which the hall is read. Each has an index of its own in both databases.

export const HALL_COLUMNS = ['points', 'level', 'deepest', 'turns', 'hero'];
