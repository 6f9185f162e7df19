/* Runs the SQL of a file through SQLite, statement by statement, on a database
   in memory, and prints every row and error. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;
int sqlite3_open(const char *, sqlite3 **);
int sqlite3_close(sqlite3 *);
int sqlite3_prepare_v2(sqlite3 *, const char *, int, sqlite3_stmt **, const char **);
int sqlite3_step(sqlite3_stmt *);
int sqlite3_finalize(sqlite3_stmt *);
int sqlite3_column_count(sqlite3_stmt *);
const unsigned char *sqlite3_column_text(sqlite3_stmt *, int);
const char *sqlite3_errmsg(sqlite3 *);
const char *sqlite3_libversion(void);

int main(int argc, char **argv) {
  static char sql[1 << 20];
  FILE *f = argc > 1 ? fopen(argv[1], "rb") : stdin;
  if (!f) { perror(argv[1]); return 1; }
  sql[fread(sql, 1, sizeof sql - 1, f)] = 0;
  sqlite3 *db;
  if (sqlite3_open(":memory:", &db)) return 1;
  printf("sqlite %s\n", sqlite3_libversion());
  int statements = 0, rows = 0, errors = 0;
  for (const char *p = sql; *p;) {
    sqlite3_stmt *s;
    const char *tail;
    if (sqlite3_prepare_v2(db, p, -1, &s, &tail)) {
      printf("error: %s\n", sqlite3_errmsg(db)); errors++;
      const char *semi = strchr(p, ';');
      if (!semi) break;
      p = tail > p ? tail : semi + 1;
      continue;
    }
    p = tail;
    if (!s) break;
    statements++;
    int rc;
    while ((rc = sqlite3_step(s)) == 100) {
      rows++;
      for (int i = 0; i < sqlite3_column_count(s); i++) {
        const unsigned char *t = sqlite3_column_text(s, i);
        printf(i ? "|%s" : "%s", t ? (const char *)t : "NULL");
      }
      puts("");
    }
    if (rc != 101) { printf("error: %s\n", sqlite3_errmsg(db)); errors++; }
    sqlite3_finalize(s);
  }
  sqlite3_close(db);
  printf("%d statements, %d rows, %d errors\n", statements, rows, errors);
  return 0;
}
