/* A NetHack 3.6 game without a screen, timed: the hero searches turn after turn among jackals.
 *
 * This file is linked with the objects of a NetHack tree in place of its main program and its windows.
 * Every call that draws only counts. The call for a key is answered with `s` (search), and is where the
 * jackals are placed, the hero is kept alive and the clock is read.
 *
 *   nethack-bench DATA JACKALS WARM_UP TURNS WATCHED SEED [LEVEL]
 *
 * DATA is the folder with the files `dungeon`, `quest.dat` and so on. After WARM_UP turns TURNS are timed,
 * and in WATCHED turns more the deeds of the jackals are counted. Prints
 *   microseconds jackals attacks moves text-lines map-glyphs
 * where attacks and moves are those of the watched turns and the last two those of the timed ones. With
 * LEVEL the level and the squares of hero and jackals are written there before the first turn, as text.
 */

#include "hack.h"
#include "dlb.h"
#include <time.h>

#define BENCH_HIT_POINTS 20000
#define BENCH_NUTRITION 900

static long jackals_wanted, turns_of_warm_up, turns_timed, turns_watched, seed_given;
static const char *level_file;
static boolean begun;
static unsigned long text_lines, map_glyphs, attacks_seen, moves_seen;

/* ---- what a main program has to have ---- */

unsigned long
sys_random_seed()
{
    return (unsigned long) seed_given;
}

void sethanguphandler(void FDECL((*handler), (int))) { (void) handler; }
boolean authorize_wizard_mode() { return TRUE; }
boolean check_user_string(char *users) { (void) users; return TRUE; }
char *get_login_name() { return (char *) "bench"; }
void port_help() {}
void regularize(char *name) { (void) name; }
void gettty() {}
void settty(const char *text) { (void) text; }
void setftty() {}
void intron() {}
void introff() {}
void getlock() {}
int dosh() { return 0; }
int dosuspend() { return 0; }
int child(int wait_for) { (void) wait_for; return 0; }
void getwindowsz() {}
void append_slash(char *name) { (void) name; }
void port_insert_pastebuf(char *text) { (void) text; }
void
error(const char *text, ...)
{
    fprintf(stderr, "nethack-bench: %s\n", text);
    exit(EXIT_FAILURE);
}

/* ---- the turns ---- */

/* The linker calls this in place of makemon (--wrap=makemon): no more monsters arrive by chance. */
struct monst *FDECL(__real_makemon, (struct permonst *, int, int, int));

struct monst *
__wrap_makemon(struct permonst *kind, int x, int y, int flags_given)
{
    return begun && !kind ? (struct monst *) 0 : __real_makemon(kind, x, y, flags_given);
}

static void
remove_all_monsters()
{
    struct monst *one, *next;
    for (one = fmon; one; one = next) {
        next = one->nmon;
        mongone(one);
    }
    dmonsfree();
}

static void
place_jackals()
{
    long placed = 0, tries = 0;
    while (placed < jackals_wanted && tries++ < 20 * jackals_wanted + 100) {
        struct monst *one = makemon(&mons[PM_JACKAL], 0, 0, NO_MM_FLAGS);
        if (!one)
            continue;
        /* A small group may have come along: those count too. */
        for (one = fmon, placed = 0; one; one = one->nmon, placed++) {
            one->msleeping = 0;
            one->mpeaceful = 0;
            one->mfrozen = 0;
            one->mcanmove = 1;
        }
    }
    while (placed > jackals_wanted && fmon) {
        mongone(fmon);
        dmonsfree();
        placed--;
    }
}

static void
write_level()
{
    FILE *out = fopen(level_file, "w");
    struct monst *one;
    int x, y;
    if (!out)
        error("cannot write the level");
    for (y = 0; y < ROWNO; y++) {
        for (x = 0; x < COLNO; x++) {
            schar type = levl[x][y].typ;
            boolean shut = IS_DOOR(type) && (levl[x][y].doormask & (D_CLOSED | D_LOCKED));
            fputc(x > 0 && ACCESSIBLE(type) && !shut && !sobj_at(BOULDER, x, y)
                  ? (IS_DOOR(type) && levl[x][y].doormask & ~(D_NODOOR | D_BROKEN) ? '+' : '.') : '#', out);
        }
        fputc('\n', out);
    }
    fprintf(out, "@ %d %d\n", u.ux, u.uy);
    for (one = fmon; one; one = one->nmon)
        fprintf(out, "d %d %d\n", one->mx, one->my);
    fclose(out);
}

/* Where every monster stood a turn ago, to count those that moved. */
static struct { const struct monst *one; xchar x, y; } places[1024];
static long place_count;

static void
watch_monsters()
{
    struct monst *one;
    long at = 0;

    /* The order of the list stays while nobody dies. */
    for (one = fmon; one && at < 1024; one = one->nmon, at++) {
        boolean seen = at < place_count && places[at].one == one;
        if (seen && (places[at].x != one->mx || places[at].y != one->my))
            moves_seen++;
        places[at].one = one;
        places[at].x = one->mx;
        places[at].y = one->my;
    }
    place_count = at;
}

static long
microseconds()
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return now.tv_sec * 1000000L + now.tv_nsec / 1000;
}

static int
next_key()
{
    static long commands, started, timed;
    static unsigned long lines_timed, glyphs_timed;
    long since;

    if (!program_state.in_moveloop)
        return '\033';
    if (commands == 0) {
        begun = TRUE;
        remove_all_monsters();
        place_jackals();
        vision_full_recalc = 1;
        if (level_file)
            write_level();
    }
    u.uhp = u.uhpmax = BENCH_HIT_POINTS;
    u.uhunger = BENCH_NUTRITION;
    since = commands++ - turns_of_warm_up;
    if (since == 0) {
        text_lines = map_glyphs = 0;
        started = microseconds();
    }
    if (since == turns_timed) {
        timed = microseconds() - started;
        lines_timed = text_lines;
        glyphs_timed = map_glyphs;
        attacks_seen = 0;
    }
    if (since >= turns_timed)
        watch_monsters();
    if (since == turns_timed + turns_watched) {
        printf("%ld %ld %lu %lu %lu %lu\n", timed, place_count, attacks_seen, moves_seen, lines_timed, glyphs_timed);
        fflush(stdout);
        _exit(0);
    }
    return 's';
}

/* ---- windows that only count ---- */

static void bench_init(int *argc, char **argv) { (void) argc; (void) argv; iflags.window_inited = TRUE; }
static void bench_nothing() {}
static void bench_text(const char *text) { (void) text; }
static winid bench_create(int type) { static winid last = 0; (void) type; return ++last; }
static void bench_window(winid window) { (void) window; }
static void bench_display(winid window, BOOLEAN_P wait) { (void) window; (void) wait; }
static void bench_curs(winid window, int x, int y) { (void) window; (void) x; (void) y; }
static void
bench_putstr(winid window, int attribute, const char *text)
{
    (void) window;
    (void) attribute;
    text_lines++;
    if (strstr(text, "jackal") && (strstr(text, "bites") || strstr(text, "misses")))
        attacks_seen++;
}
static void bench_file(const char *name, BOOLEAN_P must) { (void) name; (void) must; }
static void
bench_add_menu(winid window, int glyph, const ANY_P *id, CHAR_P key, CHAR_P group, int attribute,
               const char *text, BOOLEAN_P chosen)
{
    (void) window; (void) glyph; (void) id; (void) key; (void) group; (void) attribute; (void) text;
    (void) chosen;
}
static void bench_end_menu(winid window, const char *prompt) { (void) window; (void) prompt; }
static int bench_select(winid window, int how, MENU_ITEM_P **chosen) { (void) window; (void) how; *chosen = 0; return 0; }
static char bench_message_menu(CHAR_P key, int how, const char *text) { (void) key; (void) how; (void) text; return 0; }
#ifdef CLIPPING
static void bench_cliparound(int x, int y) { (void) x; (void) y; }
#endif
static void
bench_glyph(winid window, XCHAR_P x, XCHAR_P y, int glyph, int under)
{
    (void) window; (void) x; (void) y; (void) glyph; (void) under;
    map_glyphs++;
}
static int bench_poskey(int *x, int *y, int *modifier) { (void) x; (void) y; (void) modifier; return next_key(); }
static int bench_zero() { return 0; }
static char bench_yn(const char *question, const char *choices, CHAR_P usual) { (void) question; (void) choices; return (char) usual; }
static void bench_line(const char *question, char *answer) { (void) question; answer[0] = '\033'; answer[1] = 0; }
static int bench_extended() { return -1; }
static void bench_number_pad(int how) { (void) how; }
static void bench_rip(winid window, int how, time_t when) { (void) window; (void) how; (void) when; }
static char *bench_history(BOOLEAN_P first) { (void) first; return (char *) 0; }
static void bench_put_history(const char *text, BOOLEAN_P restoring) { (void) text; (void) restoring; }
static void bench_field(int field, const char *name, const char *format, BOOLEAN_P on) { (void) field; (void) name; (void) format; (void) on; }
static void
bench_status(int field, genericptr_t value, int change, int percent, int color, unsigned long *masks)
{
    (void) field; (void) value; (void) change; (void) percent; (void) color; (void) masks;
}
static boolean bench_no() { return FALSE; }

static void
take_windows()
{
    static struct window_procs none;
    windowprocs = none;
    windowprocs.name = "bench";
    windowprocs.win_init_nhwindows = bench_init;
    windowprocs.win_player_selection = bench_nothing;
    windowprocs.win_askname = bench_nothing;
    windowprocs.win_get_nh_event = bench_nothing;
    windowprocs.win_exit_nhwindows = bench_text;
    windowprocs.win_suspend_nhwindows = bench_text;
    windowprocs.win_resume_nhwindows = bench_nothing;
    windowprocs.win_create_nhwindow = bench_create;
    windowprocs.win_clear_nhwindow = bench_window;
    windowprocs.win_display_nhwindow = bench_display;
    windowprocs.win_destroy_nhwindow = bench_window;
    windowprocs.win_curs = bench_curs;
    windowprocs.win_putstr = bench_putstr;
    windowprocs.win_putmixed = bench_putstr;
    windowprocs.win_display_file = bench_file;
    windowprocs.win_start_menu = bench_window;
    windowprocs.win_add_menu = bench_add_menu;
    windowprocs.win_end_menu = bench_end_menu;
    windowprocs.win_select_menu = bench_select;
    windowprocs.win_message_menu = bench_message_menu;
    windowprocs.win_update_inventory = bench_nothing;
    windowprocs.win_mark_synch = bench_nothing;
    windowprocs.win_wait_synch = bench_nothing;
#ifdef CLIPPING
    windowprocs.win_cliparound = bench_cliparound;
#endif
    windowprocs.win_print_glyph = bench_glyph;
    windowprocs.win_raw_print = bench_text;
    windowprocs.win_raw_print_bold = bench_text;
    windowprocs.win_nhgetch = next_key;
    windowprocs.win_nh_poskey = bench_poskey;
    windowprocs.win_nhbell = bench_nothing;
    windowprocs.win_doprev_message = bench_zero;
    windowprocs.win_yn_function = bench_yn;
    windowprocs.win_getlin = bench_line;
    windowprocs.win_get_ext_cmd = bench_extended;
    windowprocs.win_number_pad = bench_number_pad;
    windowprocs.win_delay_output = bench_nothing;
    windowprocs.win_start_screen = bench_nothing;
    windowprocs.win_end_screen = bench_nothing;
    windowprocs.win_outrip = bench_rip;
    windowprocs.win_preference_update = bench_text;
    windowprocs.win_getmsghistory = bench_history;
    windowprocs.win_putmsghistory = bench_put_history;
    windowprocs.win_status_init = bench_nothing;
    windowprocs.win_status_finish = bench_nothing;
    windowprocs.win_status_enablefield = bench_field;
    windowprocs.win_status_update = bench_status;
    windowprocs.win_can_suspend = bench_no;
}

int
main(int argc, char **argv)
{
    if (argc < 7) {
        fprintf(stderr, "usage: %s DATA JACKALS WARM_UP TURNS WATCHED SEED [LEVEL]\n", argv[0]);
        return EXIT_FAILURE;
    }
    jackals_wanted = atol(argv[2]);
    turns_of_warm_up = atol(argv[3]);
    turns_timed = atol(argv[4]);
    turns_watched = atol(argv[5]);
    seed_given = atol(argv[6]);
    level_file = argc > 7 ? argv[7] : 0;
    if (chdir(argv[1]) != 0)
        error("cannot enter the folder of the data files");

    sys_early_init();
    take_windows();
    unsetenv("NETHACKOPTIONS");
    setenv("HOME", argv[1], 1);
    initoptions();
    flags.legacy = FALSE;
    flags.verbose = TRUE;
    flags.pickup = FALSE;
    preferred_pet = 'n';
    wizard = TRUE;
    (void) strcpy(plname, "wizard");
    flags.initrole = str2role("Valkyrie");
    flags.initrace = str2race("human");
    flags.initgend = str2gend("female");
    init_nhwindows(&argc, argv);
    dlb_init();
    vision_init();
    display_gamewindows();
    role_init();
    newgame();
    moveloop(FALSE);
    return EXIT_FAILURE;
}
