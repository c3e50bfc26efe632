/* The Crossfire server without players, timed: spell effects on a map, and the loading of archetypes.
 *
 * This file is linked with the objects of a server tree in place of its main program.
 *
 *   crossfire-bench effects CONFIG ARCHETYPES SEED SPELL LEVEL SIDE CASTERS EVERY CASTS WARM_UP TICKS MILLISECONDS
 *
 * CONFIG is the folder with the file `stat_bonus`, ARCHETYPES a folder with archetypes. On an empty map of
 * SIDE x SIDE squares still targets stand on the middle row and on a diagonal. Caster i casts SPELL when
 * (tick + i) is a multiple of EVERY, at most CASTS times (0: for ever). One caster alone stands in the middle
 * of the last row and faces north; of several each has a square and a direction of its own. After WARM_UP ticks pieces of EVERY ticks are timed until MILLISECONDS have passed; with TICKS above 0
 * pieces of so many ticks are timed, each on a new map. Prints
 *   microseconds ticks effect-ticks most-effects hit-points
 * where the last are those of the middle row after the last tick.
 *
 *   crossfire-bench load CONFIG ARCHETYPES WHOLE
 *
 * loads all archetypes of a folder; with WHOLE 1 its treasure lists too, and checks what they name. Prints
 *   microseconds archetypes treasure-lists
 */

#include "global.h"
#include "assets.h"
#include "sproto.h"
#include <time.h>

#define HIT_POINTS 25000
#define RESISTANCE 95
#define MOST_CASTERS 1024

static long
microseconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return now.tv_sec * 1000000L + now.tv_nsec / 1000;
}

/* ---- what has to be there before archetypes can be loaded ---- */

static void
begin(const char *config)
{
    settings.confdir = config;
    settings.logfilename = "/dev/null";
    settings.debug = llevError;
    init_globals();
    init_hash_table();
    init_stats(FALSE);
    assets_init();
    init_objects();
    init_block();
}

/* ---- spell effects ---- */

struct workload {
    const char *spell;
    int level, side, casters, every, casts;
};

static struct workload work;
static mapstruct *map;
static object *target, *rods[MOST_CASTERS];
static int tick;

static void
make_target(void)
{
    int kind;
    target = create_archetype("orc");
    for (kind = 0; kind < NROFATTACKS; kind++)
        target->resist[kind] = RESISTANCE;
    target->stats.hp = target->stats.maxhp = HIT_POINTS;
    target->speed = target->speed_left = 0;
    SET_FLAG(target, FLAG_STAND_STILL);
    object_update_speed(target);
}

static void
place_target(int x, int y)
{
    object *one = object_new();
    object_copy(target, one);
    object_insert_in_map_at(one, map, NULL, 0, x, y);
}

/* The rods aren't on the map's squares, where fire and cold would destroy them. */
static void
make_rods(void)
{
    int i, room = work.side - 10;
    for (i = 0; i < work.casters; i++) {
        rods[i] = create_archetype("rod_heavy");
        rods[i]->level = work.level;
        object_insert_in_ob(create_archetype(work.spell), rods[i]);
        rods[i]->map = map;
        rods[i]->x = work.casters == 1 ? work.side / 2 : 5 + 37 * i % room;
        rods[i]->y = work.casters == 1 ? work.side - 1 : 5 + (59 * i + i / room) % room;
    }
}

static void
make_map(void)
{
    int at;
    map = get_empty_map(work.side, work.side);
    for (at = 0; at < work.side; at++) {
        place_target(at, work.side / 2);
        if (at != work.side / 2)
            place_target(at, at);
    }
    make_rods();
    tick = 0;
}

static void
remove_map(void)
{
    int i;
    for (i = 0; i < work.casters; i++) {
        rods[i]->map = NULL;
        object_free_drop_inventory(rods[i]);
    }
    free_map(map);
}

static void
cast(void)
{
    int i;
    for (i = 0; i < work.casters; i++) {
        if ((tick + i) % work.every != 0)
            continue;
        if (work.casts == 0 || tick / work.every < work.casts)
            cast_spell(rods[i], rods[i], 1 + i % 8, rods[i]->inv, NULL);
    }
    tick++;
}

static long
count_effects(void)
{
    object *one;
    long count = 0;
    for (one = active_objects; one; one = one->active_next)
        count += one->type == SPELL_EFFECT;
    return count;
}

static long
hit_points_of_row(void)
{
    long sum = 0;
    int x;
    for (x = 0; x < work.side; x++) {
        object *one;
        for (one = GET_MAP_OB(map, x, work.side / 2); one; one = one->above)
            if (one->name == target->name)
                sum += one->stats.hp;
    }
    return sum;
}

static void
measure_effects(long warm_up, long ticks_of_map, long milliseconds)
{
    long spent = 0, ticks = 0, units = 0, most = 0, i;

    make_target();
    make_map();
    for (i = 0; i < warm_up; i++) {
        cast();
        process_events();
    }
    do {
        long piece = ticks_of_map ? ticks_of_map : work.every;
        for (i = 0; i < piece; i++) {
            long live, start = microseconds();
            cast();
            spent += microseconds() - start;
            /* Counting is no part of the work. */
            live = count_effects();
            start = microseconds();
            process_events();
            spent += microseconds() - start;
            units += live;
            most = live > most ? live : most;
        }
        ticks += piece;
        if (ticks_of_map && spent < milliseconds * 1000) {
            remove_map();
            make_map();
        }
    } while (spent < milliseconds * 1000);
    printf("%ld %ld %ld %ld %ld\n", spent, ticks, units, most, hit_points_of_row());
}

int
main(int argc, char **argv)
{
    if (argc == 14 && !strcmp(argv[1], "effects")) {
        begin(argv[2]);
        add_server_collect_hooks();
        assets_collect(argv[3], ASSETS_ARCHETYPES | ASSETS_TREASURES | ASSETS_FACES | ASSETS_ANIMATIONS
                                | ASSETS_ARTIFACTS | ASSETS_ATTACK_MESSAGES);
        init_archetype_pointers();
        init_ob_methods();
        SRANDOM(atol(argv[4]));
        work.spell = argv[5];
        work.level = atoi(argv[6]);
        work.side = atoi(argv[7]);
        work.casters = atoi(argv[8]);
        work.every = atoi(argv[9]);
        work.casts = atoi(argv[10]);
        measure_effects(atol(argv[11]), atol(argv[12]), atol(argv[13]));
        return EXIT_SUCCESS;
    }
    if (argc == 5 && !strcmp(argv[1], "load")) {
        int whole = atoi(argv[4]);
        long start, end;
        begin(argv[2]);
        start = microseconds();
        assets_collect(argv[3], whole ? ASSETS_ARCHETYPES | ASSETS_TREASURES : ASSETS_ARCHETYPES);
        if (whole)
            assets_end_load();
        end = microseconds();
        printf("%ld %zu %zu\n", end - start, assets_number_of_archetypes(), assets_number_of_treasurelists());
        return EXIT_SUCCESS;
    }
    fprintf(stderr, "usage: see the comment at the top of the harness\n");
    return EXIT_FAILURE;
}
